import { localTime } from '#domain/shop/local-time.ts'

/** Marks the hours of today at the place of a branch: those of the weekday, or others that count more. */
export function markToday(): void {
  const week = document.querySelector<HTMLElement>('[data-week-zone]')
  if (!week) return
  const { date } = localTime(new Date(), week.dataset['weekZone'] ?? '')
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  const row =
    document.querySelector(`[data-date="${date}"]`) ?? week.querySelector(`[data-weekday="${weekday}"]`)
  row?.setAttribute('aria-current', 'date')
}
