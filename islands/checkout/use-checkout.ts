import { type RefObject, type SubmitEvent, useEffect, useMemo, useState } from 'react'
import { type AnswerName, answersFrom } from '#domain/checkout/answer-name.ts'
import { type Answers, type Mistake, mistakesIn, tidied } from '#domain/checkout/answers.ts'
import { shownStep, type Step, stepAfter } from '#domain/checkout/step.ts'
import { type CheckoutView, openStepOf, worldOf } from '#domain/checkout/view.ts'
import { RpcError } from '#islands/rpc-error.ts'
import { rpc } from '#islands/rpc.ts'
import { type Places, useFocus } from './use-focus.ts'
import { afterPress } from './after-press.ts'

/** Good enough while one types; whether a number exists is asked of the server. */
const looksLikePhone = (number: string): boolean => /^[+\d][\d\s()/.-]{5,}$/.test(number)

/** Why a step was not kept. */
export type Trouble = 'offline' | 'later' | 'signed-out'

export type State = {
  step: Step
  answers: Answers
  mistakes: readonly Mistake[]
  isBusy: boolean
  trouble: Trouble | null
}

/** The checkout as it becomes: what is answered is checked and kept without the page being left. */
export function useCheckout(view: CheckoutView, form: RefObject<HTMLFormElement | null>, places: Places) {
  const [state, setState] = useState<State>(() => ({ ...view, isBusy: false, trouble: null }))
  const { step, answers, isBusy } = state
  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }))
  const world = useMemo(() => worldWith(view, answers), [view, answers])
  const focusNext = useFocus(places)

  function goTo(next: Step, given: Answers) {
    // Whoever goes back is to come to this step, whatever else its address said.
    history.replaceState(null, '', `?step=${step}`)
    history.pushState(null, '', `?step=${next}`)
    focusNext('title')
    put({ step: next, answers: given, mistakes: [], isBusy: false, trouble: null })
  }

  async function save(given: Answers) {
    put({ isBusy: true, trouble: null })
    try {
      const kept = await rpc('saveCheckout', { step, answers: given }, { isRepeatable: true })
      if (kept.mistakes.length === 0) return goTo(stepAfter(step), kept.answers)
      focusNext('mistakes')
      put({ answers: kept.answers, mistakes: kept.mistakes, isBusy: false })
    } catch (error) {
      // Somewhere else it was bought, or taken out: the server knows where one goes on.
      if (isOf(error, 'BasketEmpty')) return location.reload()
      put({ isBusy: false, trouble: troubleOf(error) })
    }
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const back = () =>
      setState((before) => {
        const open = openStepOf(before.answers, worldWith(view, before.answers))
        const wished = new URLSearchParams(location.search).get('step')
        return { ...before, step: shownStep(wished, open), mistakes: [], isBusy: false }
      })
    addEventListener('popstate', back, { signal })
    // A page that comes back from the browser's memory is not ordering any more.
    addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal })
    return () => listening.abort()
  }, [view])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      if (isTyped(target))
        afterPress(() =>
          setState((before) =>
            before.step === step ? left(before, target.name, view, form.current) : before,
          ),
        )
    }
    const readAll = () => setState((before) => ({ ...before, answers: read(before, view, form.current) }))
    const choose = ({ target }: Event) => {
      if (!isTyped(target)) readAll()
    }
    // What was answered before the page came alive counts.
    readAll()
    form.current?.addEventListener('focusout', leave, { signal })
    form.current?.addEventListener('change', choose, { signal })
    return () => listening.abort()
  }, [view, step, form])

  return {
    state,
    world,
    open: openStepOf(answers, world),

    visit: (wished: Step) => goTo(wished, read(state, view, form.current)),

    submit(event: SubmitEvent<HTMLFormElement>) {
      if (isBusy) return event.preventDefault()
      const given = read(state, view, form.current)
      const mistakes = mistakesIn(step, given, worldWith(view, given))
      if (mistakes.length > 0) {
        event.preventDefault()
        focusNext('mistakes')
        return put({ answers: given, mistakes })
      }
      // An order leads to another page, which may be another's.
      if (step === 'review') return put({ isBusy: true })
      event.preventDefault()
      void save(given)
    },
  }
}

const isOf = (error: unknown, kind: string): boolean => error instanceof RpcError && error.kind === kind

function troubleOf(error: unknown): Trouble {
  if (isOf(error, 'SignedOut')) return 'signed-out'
  return error instanceof RpcError && error.status === 429 ? 'later' : 'offline'
}

const worldWith = (view: CheckoutView, answers: Answers) => worldOf({ ...view, answers }, looksLikePhone)

/** What stands in the form now, with what was answered before. */
function read({ step, answers }: State, { country }: CheckoutView, form: HTMLFormElement | null): Answers {
  const said = new FormData(form ?? undefined)
  return tidied({ ...answers, ...answersFrom(step, (name) => said.get(name)?.toString()) }, country)
}

/** A field was left: what is wrong with it is said, and what was put right is no longer. */
function left(before: State, name: string, view: CheckoutView, form: HTMLFormElement | null): State {
  if (before.isBusy) return before
  const answers = read(before, view, form)
  const told = new Set<AnswerName>(before.mistakes.map((mistake) => mistake.name))
  const mistakes = mistakesIn(before.step, answers, worldWith(view, answers)).filter(
    (mistake) => told.has(mistake.name) || mistake.name === name.split('@')[0],
  )
  return { ...before, answers, mistakes }
}

const isTyped = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel'))
