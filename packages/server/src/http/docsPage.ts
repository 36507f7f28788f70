/** The page at `/api/docs`: plain HTML made from the routes, without scripts. */
import type { TSchema } from 'typebox'
import type { Route } from './route.ts'

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font: .9em/1.4 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .4rem; opacity: .9 }
summary { cursor: pointer; padding: .35rem 0 }
.method { display: inline-block; width: 4.5rem; font-weight: 700 }
`

export function docsPage(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const sections = tags.map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>\n${routes
        .filter((route) => route.tag === tag)
        .map(section)
        .join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aléa API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body>
<h1>Aléa API</h1>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. Live play is over WebSocket at <code>/live</code>.
Refusals are <code>{"code": …, "message": …, "detail": …, "rule": …}</code>.</p>
${sections.join('\n')}
</body></html>
`
}

function section({ method, path, summary, signedIn, query, body, reply }: Route): string {
  const part = (title: string, schema: TSchema | undefined) =>
    schema ? `<p>${title}</p><pre>${escaped(JSON.stringify(schema, undefined, 2))}</pre>` : ''
  return `<details><summary><span class="method">${method}</span> <code>${escaped(path)}</code> — ${escaped(summary)}</summary>
${signedIn ? '<p>Needs a session.</p>' : ''}${part('Query', query)}${part('Body', body)}${part('Answer', reply)}</details>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
