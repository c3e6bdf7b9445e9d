import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Answers, type AnswerError, validateStep } from '#domain/checkout/answers.ts'
import { resolveStep, type Step, stepAfter } from '#domain/checkout/step.ts'
import {
  type CheckoutView,
  firstInvalidStep,
  furthestStepFor,
  isPaid,
} from '#domain/checkout/checkout-view.ts'
import { rpc } from '#islands/rpc.ts'
import { announceStep } from './announce-step.ts'
import {
  answersOf,
  type CheckoutFormState,
  depsFor,
  isChanged,
  read,
  validateLeftField,
} from './form-answers.ts'
import { isOf, saveFailureOf } from './save-failure.ts'
import { stepAddress } from './step-address.ts'
import { type FocusTargets, useFocus } from './use-focus.ts'
import { fieldsLeftBefore, isTyped } from './typed-fields.ts'
import { afterPointerUp } from '#islands/ui/after-pointer-up.ts'

/** Milliseconds after which an order can be sent again: the same attempt makes one order. */
const PRESS_AGAIN_MS = 10_000

/** The state of the checkout: answers are validated and saved without leaving the page. */
export function useCheckout(
  initial: CheckoutView,
  form: RefObject<HTMLFormElement | null>,
  targets: FocusTargets,
) {
  /** The page offers branches before the address is known. */
  const [branches, setBranches] = useState(initial.branches)
  const view = useMemo(() => ({ ...initial, branches }), [initial, branches])
  const [state, setState] = useState<CheckoutFormState>(() => ({
    step: view.step,
    answers: view.answers,
    errors: view.mistakes,
    isBusy: false,
    saveFailure: null,
  }))
  const { step, answers, isBusy } = state
  const patch = (change: Partial<CheckoutFormState>) => setState((before) => ({ ...before, ...change }))
  const deps = useMemo(() => depsFor(view, answers), [view, answers])
  const focusNext = useFocus(targets)
  /** Counts the changes of step: an answer that comes after one belongs to a step that was left. */
  const turn = useRef(0)

  function goTo(next: Step, values: Answers, errors: readonly AnswerError[] = []) {
    turn.current += 1
    if (next !== step) {
      // Going back leads to this step, whatever step the address named before.
      history.replaceState(null, '', stepAddress(step))
      history.pushState(null, '', stepAddress(next))
    }
    focusNext(errors.length > 0 ? 'errors' : 'title')
    patch({ step: next, answers: values, errors, isBusy: false, saveFailure: null })
  }

  /** Opens the step if all before it are right, otherwise the first one that is not, with its errors. */
  function visit(requested: Step) {
    const values = read(state, view, form.current)
    const deps = depsFor(view, values)
    const next = resolveStep(requested, furthestStepFor(values, deps), isPaid(deps))
    goTo(next, values, next === requested ? [] : validateStep(next, values, deps))
  }

  /** Saves the step and opens the next one; where an answer is wrong, it stays and says so. */
  function proceed(values: Answers) {
    const errors = validateStep(step, values, depsFor(view, values))
    if (errors.length > 0) goTo(step, values, errors)
    else void save(values)
  }

  async function save(values: Answers) {
    patch({ answers: values, isBusy: true, saveFailure: null })
    const own = turn.current
    try {
      const saved = await rpc('saveCheckout', { step, answers: values }, { isIdempotent: true })
      setBranches(saved.branches)
      if (turn.current !== own) return
      const typed = read({ ...state, answers: values }, view, form.current)
      if (isChanged(step, typed, values)) {
        // Corrected meanwhile. Who is still in the field may not have finished, and presses again.
        if (isTyped(document.activeElement)) return patch({ answers: typed, isBusy: false })
        return proceed(typed)
      }
      const known = { ...values, ...answersOf(step, saved.answers) }
      if (saved.mistakes.length === 0) announceStep(step, view.basket, saved.answers)
      const next = stepAfter(step, isPaid(depsFor(view, known)))
      goTo(saved.mistakes.length === 0 ? next : step, known, saved.mistakes)
    } catch (error) {
      // The basket was bought or emptied in another tab: the server knows where the shopper continues.
      if (isOf(error, 'BasketEmpty')) return location.reload()
      if (turn.current === own) patch({ isBusy: false, saveFailure: saveFailureOf(error) })
    }
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const show = (isRestored: boolean) => {
      setState((before) => {
        const answers = read(before, view, form.current)
        const deps = depsFor(view, answers)
        const open = furthestStepFor(answers, deps)
        const requested = new URLSearchParams(location.search).get('step')
        const step = resolveStep(requested, open, isPaid(deps))
        // A step that cannot be shown any more gives its address to the one that is.
        if (step !== requested) history.replaceState(null, '', stepAddress(step))
        // A link within the page fires this event, too.
        if (step === before.step && !isRestored) return before
        turn.current += 1
        if (step !== before.step) focusNext('title')
        return { ...before, step, answers, errors: [], isBusy: false }
      })
    }
    addEventListener('popstate', () => show(false), { signal })
    // A page that the browser restores no longer has an order under way.
    addEventListener('pageshow', ({ persisted }) => persisted && show(true), { signal })
    return () => listening.abort()
  }, [view, form, focusNext])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const check = (name: string) =>
      setState((before) =>
        before.step === step ? validateLeftField(before, name, view, form.current) : before,
      )
    const leave = ({ target }: Event) => {
      if (isTyped(target)) afterPointerUp(() => check(target.name))
    }
    const readAll = () => setState((before) => ({ ...before, answers: read(before, view, form.current) }))
    const choose = ({ target }: Event) => {
      if (!isTyped(target)) readAll()
    }
    // Answers that were entered before hydration count, and are checked.
    const leftBefore = fieldsLeftBefore(form.current)
    readAll()
    for (const name of leftBefore) check(name)
    form.current?.addEventListener('focusout', leave, { signal })
    form.current?.addEventListener('change', choose, { signal })
    return () => listening.abort()
  }, [view, step, form])

  return {
    state,
    deps,
    open: furthestStepFor(answers, deps),

    visit,

    submit(event: SubmitEvent<HTMLFormElement>) {
      if (isBusy) return event.preventDefault()
      const values = read(state, view, form.current)
      if (step !== 'review') {
        event.preventDefault()
        return proceed(values)
      }
      const deps = depsFor(view, values)
      const invalid = firstInvalidStep(values, deps)
      if (invalid !== null) {
        event.preventDefault()
        return goTo(invalid, values, validateStep(invalid, values, deps))
      }
      if (!navigator.onLine) {
        // The browser would put its own page in place of this one.
        event.preventDefault()
        return patch({ answers: values, saveFailure: 'offline' })
      }
      // The order leads to another page, maybe of a payment provider. The browser does not say when somebody stops it.
      patch({ isBusy: true, saveFailure: null })
      const own = turn.current
      setTimeout(() => turn.current === own && patch({ isBusy: false }), PRESS_AGAIN_MS)
    },
  }
}
