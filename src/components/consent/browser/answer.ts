import { decide } from '#islands/stores/decide.ts'
import { chosen } from './choice.ts'

/** Keeps what the question was answered with. What was asked goes by itself. */
export function keep(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement) decide(chosen(event.target, event))
}
