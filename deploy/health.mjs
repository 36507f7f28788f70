// Is the server in this container well? `node deploy/health.mjs [address]`; the exit code says it, the output says why not.
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
try {
  const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(8000) })
  console.log(await reply.text())
  process.exitCode = reply.ok ? 0 : 1
} catch (error) {
  console.log(error.cause?.code ?? error.message)
  process.exitCode = 1
}
