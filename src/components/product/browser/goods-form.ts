import { readSubscription } from '#domain/subscription/product-subscription.ts'
import { basket } from '#islands/stores/basket.ts'
import { addAndShow } from './add-and-show.ts'

/** Adds the goods, once or regularly, without leaving the page. */
export async function submit(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form)
  const field = (name: string) => data.get(name)?.toString() ?? ''
  const subscription = readSubscription(field)
  const item = { variantId: Number(field('add')), quantity: 1, ...(subscription && { subscription }) }
  await addAndShow(form, () => basket.add(item))
}
