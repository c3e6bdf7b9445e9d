import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'

/** A customer of one shop, to try what customers have. */
export type DemoCustomer = {
  variant: string
  email: string
  password: string
  /** Null where the shop does not sell them. */
  glasses: string | null
  contactLenses: string | null
  /** Null where the shop delivers nothing regularly. */
  subscription: string | null
  /** Null where the shop has no branch. */
  branchOrder: string | null
  /** Null where no branch has a free time. */
  appointment: string | null
  /** By which calls and addresses name it: the number is for people. */
  appointmentId: string | null
}

/** What the operator can do for a demonstration. */
export type OperatorDemo = {
  /** One customer for each shop; what is there already stays. Null in production. */
  provide(): Promise<DemoCustomer[] | null>
}

/** `demo`. */
export async function runDemoCommand(
  command: ParsedCommand,
  demo: OperatorDemo,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const fault = findOptionFault(command, ['json'], 'demo')
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (command.verb !== '') return invalidCommand(writeLine, `demo takes no arguments: ${command.verb}`)
  const customers = await demo.provide()
  if (customers === null) return refused(writeLine, 'a shop in production has no demo customers')
  return done(
    writeLine,
    command.options.json
      ? JSON.stringify({ customers: customers.map(jsonOf) })
      : customers.map(lineOf).join('\n'),
  )
}

const jsonOf = ({ glasses, contactLenses, ...rest }: DemoCustomer) => ({
  ...rest,
  orders: { glasses, lenses: contactLenses },
})

const lineOf = ({ variant, email, password, ...rest }: DemoCustomer): string => {
  const numbers = {
    glasses: rest.glasses,
    'contact lenses': rest.contactLenses,
    subscription: rest.subscription,
    'branch order': rest.branchOrder,
    appointment: rest.appointment,
  }
  const has = Object.entries(numbers).flatMap(([what, id]) => (id === null ? [] : [`${what} ${id}`]))
  return [variant, email, password, ...has].join('  ')
}
