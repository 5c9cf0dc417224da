import { connect, type Socket } from 'node:net'

const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** A client that keeps its connection and asks again as soon as it was answered, until it is told that the connection closes. */
export type Client = { asked: number; answered: number; told: boolean; socket: Socket; done: Promise<void> }

export async function keepAsking(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject))
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const client: Client = { asked: 0, answered: 0, told: false, socket, done }
  const ask = () => {
    client.asked++
    socket.write(REQUEST)
  }
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
    if (!text.endsWith('ok\n')) return
    client.answered++
    client.told = /^connection: close\r$/im.test(text)
    text = ''
    if (!client.told) ask()
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve())
  ask()
  return client
}
