import { BUYERS, expectOrder, fillAddress, choose, order, startCheckoutAsGuest, title } from './buyer.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { expect, test as base } from './visitor.ts'

const test = base.extend<{ deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use) => {
      const deployment = await startDeployment(`deployment-${browserName}`)
      await use(deployment)
      await deployment.stop()
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.url),
})

const [, , CZECH] = BUYERS

test('what compose.yaml starts sells, and a visitor does not notice that one of its processes ends', async ({
  page,
  deployment,
}) => {
  test.slow()
  await deployment.checkHealth()
  await startCheckoutAsGuest(page, CZECH)
  await fillAddress(page, CZECH)
  await choose(page, 'method', CZECH.method)
  expect(deployment.answered()).toHaveLength(2)
  const [code] = await Promise.all([deployment.stopOne(), choose(page, 'payment', CZECH.payment)])
  expect(code).toBe(0)
  await order(page, CZECH)
  await expect(title(page)).toHaveText(CZECH.thanks)
  await expectOrder(page, CZECH)
  await deployment.checkHealth()
})
