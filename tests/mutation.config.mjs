// For Stryker: changes each rule of one folder of the domain in every small way. tests/README.md says how to run it.
const { FOLDER = 'money' } = process.env

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts', related: false },
  mutate: [`src/domain/${FOLDER}/**/*.ts`],
  ignorePatterns: ['/dist', '/e2e', '/playwright-report', '/test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  tempDirName: '.data/mutation',
  // Tables that are made as a module is loaded: each of their changes needs a process of its own.
  ignoreStatic: true,
}
