const make = (tag, text, className) => {
  const element = document.createElement(tag)
  if (text !== undefined) element.textContent = text
  if (className) element.className = className
  return element
}

const typeName = (schema) => {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').pop()
  const parts = schema.oneOf ?? schema.anyOf
  if (parts) return parts.map(typeName).join(' | ')
  if (schema.type === 'array') return `${typeName(schema.items)}[]`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  return [schema.type].flat().join(' | ') || 'any'
}

const content = (holder) => typeName(Object.values(holder?.content ?? {})[0]?.schema)

const call = (path, method, operation) => {
  const box = make('details')
  const head = make('summary')
  head.append(make('code', method.toUpperCase(), 'method'), make('code', path))
  box.append(head, make('p', operation.description ?? operation.summary ?? ''))
  const list = make('ul')
  for (const one of operation.parameters ?? []) {
    const need = one.required ? '' : ' (may be left out)'
    list.append(make('li', `${one.in} ${one.name}: ${typeName(one.schema)}${need} ${one.description ?? ''}`))
  }
  if (operation.requestBody) list.append(make('li', `body: ${content(operation.requestBody)}`))
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    list.append(make('li', `${status}: ${content(answer) || answer.description || ''}`))
  }
  box.append(list)
  return box
}

const type = (name, schema) => {
  const box = make('details')
  box.append(make('summary', name), make('p', schema.description ?? ''))
  const needed = new Set(schema.required ?? [])
  const lines = Object.entries(schema.properties ?? {}).map(
    ([field, inner]) => `${field}${needed.has(field) ? '' : '?'}: ${typeName(inner)}`,
  )
  box.append(make('pre', lines.join('\n') || typeName(schema)))
  return box
}

const schema = await (await fetch('/api/schema.json')).json()
const calls = document.getElementById('calls')
calls.textContent = ''
for (const [path, methods] of Object.entries(schema.paths)) {
  for (const [method, operation] of Object.entries(methods)) calls.append(call(path, method, operation))
}
const types = document.getElementById('types')
for (const [name, inner] of Object.entries(schema.components?.schemas ?? {})) types.append(type(name, inner))
