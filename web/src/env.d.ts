/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const body: string;
  export default body;
}
declare module 'meadhall:credits' {
  const credits: { author: string; icons: string[] }[];
  export default credits;
}
