import type { Reporter, TestCase } from 'vitest/node'

/** Lists what passed only when it was repeated, as Playwright does for journeys: each is a defect of the test or of the shop. */
export function flakyReporter(): Reporter {
  const names: string[] = []
  return {
    onTestCaseResult(testCase: TestCase) {
      if (testCase.diagnostic()?.flaky)
        names.push(`${testCase.module.relativeModuleId} › ${testCase.fullName}`)
    },
    onTestRunEnd() {
      if (names.length > 0)
        process.stdout.write(`\n  ${names.length} flaky\n${names.map((name) => `    ${name}\n`).join('')}`)
    },
  }
}
