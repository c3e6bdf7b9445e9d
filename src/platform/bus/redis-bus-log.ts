import { inTime, redisClient } from '#platform/redis.ts'
import { busEntry, type BusLog, HELD_MESSAGES } from './bus-log.ts'

/** The stream of the messages, and the channel that is notified of new ones. */
const KEY = 'veduta:bus'

/** The messages in a stream of Redis, which calls back whenever there may be new ones. */
export function openRedisBusLog(url: string, onChange: () => void): BusLog & { close(): void } {
  const client = redisClient(url)
  // A connection that waits for notifications takes no other commands.
  const listener = client.duplicate()
  // An error is reported by the command that fails. Both clients connect again by themselves.
  for (const each of [client, listener]) each.on('error', () => {})
  listener.on('ready', onChange)
  void client.connect().catch(() => {})
  void listener
    .connect()
    .then(() => listener.subscribe(KEY, onChange))
    .then(onChange)
    .catch(() => {})

  return {
    async append(messages) {
      const commands = client.multi()
      for (const { sender, tags } of messages)
        commands.xAdd(
          KEY,
          '*',
          { sender, tags: JSON.stringify(tags) },
          { TRIM: { strategy: 'MAXLEN', threshold: HELD_MESSAGES } },
        )
      commands.publish(KEY, '')
      const answers = await inTime(commands.exec())
      return String(answers.at(-2))
    },
    async read(from) {
      const entries = await inTime(client.xRange(KEY, from, '+'))
      return (entries ?? []).map(({ id, message }) =>
        busEntry.parse({ id, sender: message['sender'], tags: tagsIn(message['tags']) }),
      )
    },
    close() {
      client.destroy()
      listener.destroy()
    },
  }
}

function tagsIn(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
