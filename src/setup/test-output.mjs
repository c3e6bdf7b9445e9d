// Plain JavaScript, as test.mjs, which reads by it what the test runners print.
import { stripVTControlCharacters } from 'node:util'

/**
 * The names in a list that starts with `2 flaky` or `2 failed`, as Playwright prints it and tests/support/flaky-reporter.ts: with reasons below them,
 * further in.
 *
 * @param {string} plain
 * @param {string} word
 */
function listIn(plain, word) {
  const list = new RegExp(`^ +\\d+ ${word}\\n((?: {4}.*\\n)+)`, 'm').exec(plain)?.[1] ?? ''
  return list
    .split('\n')
    .map((line) => line.slice(4).trimEnd())
    .filter(Boolean)
}

/**
 * Names of the tests that passed only when they were repeated.
 *
 * @param {string} output
 */
export const flakyIn = (output) => listIn(stripVTControlCharacters(output), 'flaky')

/**
 * Names of the tests that failed, each once.
 *
 * @param {string} output
 */
export function failuresIn(output) {
  const plain = stripVTControlCharacters(output)
  const ofVitest = [...plain.matchAll(/^ *FAIL +(.+?)(?: \((?:initial run|\d+\w+ retry)[^)]*\))?$/gm)].map(
    (match) => match[1]?.trim() ?? '',
  )
  return [...new Set([...listIn(plain, 'failed'), ...ofVitest])]
}
