/** Short, dry, wooden sounds, made here. Off until asked for; nothing is said by sound alone. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function ready(): { at: AudioContext; out: GainNode } | null {
  if (settings.volume <= 0) return null;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * 0.6;
  out.connect(context.destination);
  return { at: context, out };
}

/** A burst of filtered noise: wood, cloth. */
function knock(frequency: number, length: number, loud: number, delay = 0): void {
  const made = ready();
  if (!made) return;
  const { at, out } = made;
  const samples = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 4;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 3;
  const gain = at.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at.currentTime + delay);
}

export const tileOnWood = (): void => {
  knock(320, 0.12, 2.4);
  knock(1150, 0.05, 0.9);
};
export const cardOnCloth = (): void => knock(2400, 0.09, 0.5);
export const refusal = (): void => {
  knock(180, 0.1, 1.6);
  knock(180, 0.1, 1.2, 0.09);
};
export const dice = (): void => {
  for (let i = 0; i < 6; i++) knock(700 + Math.random() * 900, 0.05, 0.9, i * 0.075 + Math.random() * 0.03);
};

/** A low horn: your turn. */
export function horn(): void {
  const made = ready();
  if (!made) return;
  const { at, out } = made;
  const gain = at.createGain();
  const now = at.currentTime;
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(0.22, now + 0.12);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.9);
  const filter = at.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 620;
  gain.connect(out);
  filter.connect(gain);
  for (const [pitch, detune] of [
    [98, 0],
    [147, 4],
  ] as const) {
    const voice = at.createOscillator();
    voice.type = 'sawtooth';
    voice.frequency.setValueAtTime(pitch * 0.97, now);
    voice.frequency.linearRampToValueAtTime(pitch, now + 0.15);
    voice.detune.value = detune;
    voice.connect(filter);
    voice.start(now);
    voice.stop(now + 0.95);
  }
}
