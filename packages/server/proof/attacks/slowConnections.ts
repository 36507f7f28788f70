import { connect, type Socket } from 'node:net'
import { call } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const HEAD = 'GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: '

/** Slow loris: requests that never end. */
export const slowConnections: Attack = {
  name: 'loris-holds-connections',
  what: 'opens connections by the thousand from one address, sends a byte now and then, and never finishes a request',
  settings: { httpConnectionsPerAddress: 128 },
  async run({ url }, signal) {
    const { hostname, port } = new URL(url)
    const sockets = new Set<Socket>()
    const open = () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.66' })
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
      if (Math.random() < 0.5) socket.write(HEAD)
    }
    const findings: string[] = []
    while (!signal.aborted) {
      while (sockets.size < 2000) open()
      for (const socket of sockets) if (socket.writable) socket.write('x')
      await new Promise((resolve) => setTimeout(resolve, 200))
      const { text } = (await call(url, 'GET', '/metrics')).body as { text: string }
      const held = Number(/^alea_connections (\d+)$/m.exec(text)?.[1])
      if (!(held < 128 + 200)) findings.push(`the server held ${held} connections`)
    }
    for (const socket of sockets) socket.destroy()
    return findings
  },
}
