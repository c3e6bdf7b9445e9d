import { createHash } from 'node:crypto'

const { SAMPLE, SEED } = process.env

/** The same number from 0 to 1 for one change in each run with one seed. */
function drawn({ fileName, location, mutatorName, replacement }) {
  const change = JSON.stringify([
    SEED,
    fileName.replace(/.*\/(?=src\/)/, ''),
    location,
    mutatorName,
    replacement,
  ])
  return createHash('sha256').update(change).digest().readUInt32BE() / 2 ** 32
}

const createSample = () => ({
  async init() {},
  async check(changes) {
    return Object.fromEntries(
      changes.map((change) => [
        change.id,
        drawn(change) < Number(SAMPLE)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not drawn' },
      ]),
    )
  },
  group: async (changes) => [changes.map(({ id }) => id)],
})
createSample.inject = []

/** A checker lets Stryker test what it passes: with `SAMPLE=0.1` one change of ten. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSample }]
