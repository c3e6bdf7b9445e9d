import type { z } from 'zod'
import type { BlockDataRequest } from '#domain/content/block-data.ts'
import { accordion } from '#blocks/accordion/schema.ts'
import { categorySlider } from '#blocks/category-slider/schema.ts'
import { editorial } from '#blocks/editorial/schema.ts'
import { facts } from '#blocks/facts/schema.ts'
import type { Fields } from '#blocks/fields.ts'
import { outcomeOf } from '#blocks/questionnaire/outcome.ts'
import { type Questionnaire, questionnaire } from '#blocks/questionnaire/schema.ts'
import { questionnaireOverlay } from '#blocks/questionnaire-overlay/schema.ts'
import { contactLensConsultant } from '#blocks/contact-lens-consultant/schema.ts'
import { footerColumn } from '#blocks/footer-column/schema.ts'
import { hero } from '#blocks/hero/schema.ts'
import { productSlider } from '#blocks/product-slider/schema.ts'
import { richText } from '#blocks/rich-text/schema.ts'
import { faceScan } from '#blocks/face-scan/schema.ts'
import { placedInstrument } from '#blocks/instrument/schema.ts'
import { hearingTest } from '#blocks/hearing-test/schema.ts'
import { prescriptionLoader } from '#blocks/prescription-loader/schema.ts'
import { imageQueries } from '#blocks/picture/schema.ts'
import { teaser } from '#blocks/teaser/schema.ts'
import { logoSlider } from '#blocks/logo-slider/schema.ts'
import { imageSlider } from '#blocks/image-slider/schema.ts'
import { slideShow } from '#blocks/slide-show/schema.ts'
import { shoppableImage } from '#blocks/shoppable-image/schema.ts'
import { videoEmbed } from '#blocks/video-embed/schema.ts'
import { newsletter } from '#blocks/newsletter/schema.ts'
import { productRecommendationTeaser } from '#blocks/product-recommendation-teaser/schema.ts'
import { consentSettings } from '#blocks/consent-settings/schema.ts'
import { cookieList } from '#blocks/cookie-list/schema.ts'
import { productSubscriptionHeader } from '#blocks/product-subscription-header/schema.ts'
import { productSubscriptionSavingInfo } from '#blocks/product-subscription-saving-info/schema.ts'
import { productSubscriptionSelection } from '#blocks/product-subscription-selection/schema.ts'
import { appointmentTeaser } from '#blocks/appointment-teaser/schema.ts'
import { branchSearch } from '#blocks/branch-search/schema.ts'
import { image } from '#blocks/image/schema.ts'
import { link } from '#blocks/link/schema.ts'
import { countdown } from '#blocks/countdown/schema.ts'

/** The input for blocks from the address of a page: answers to a questionnaire, "lenses.abc". */
export type BlockInput = { answers: string }

/** How a block is read, and the data that it needs from elsewhere. */
export type BlockReader = {
  schema: z.ZodType<object>
  read(
    raw: unknown,
  ): { props: object; needs(input: BlockInput): Partial<BlockDataRequest> } | { issues: z.core.$ZodIssue[] }
}

/** Every block that may be in a body, by its technical name. Its folder has the same name with dashes. */
export const SCHEMAS = {
  hero: (fields) => reader(hero(fields), ({ product }) => ({ products: product ? [product] : [] })),
  teaser: (fields) => reader(teaser(fields), ({ product }) => ({ products: product ? [product] : [] })),
  facts: (fields) => reader(facts(fields)),
  category_slider: (fields) =>
    reader(categorySlider(fields), ({ items }) => ({
      categories: items.flatMap(({ category, example }) => [category, example]),
    })),
  product_slider: (fields) => reader(productSlider(fields), ({ products }) => ({ products: [products] })),
  editorial: (fields) => reader(editorial(fields)),
  rich_text: (fields) => reader(richText(fields)),
  accordion: (fields) => reader(accordion(fields)),
  footer_column: (fields) => reader(footerColumn(fields)),
  logo_slider: (fields) => reader(logoSlider(fields)),
  image_slider: (fields) =>
    reader(imageSlider(fields), ({ items }) => imageQueries(...items.map(({ picture }) => picture))),
  slide_show: (fields) =>
    reader(slideShow(fields), ({ slides }) => imageQueries(...slides.map(({ picture }) => picture))),
  shoppable_image: (fields) =>
    reader(shoppableImage(fields), ({ picture, hotspots }) => ({
      products: [...imageQueries(picture).products, ...hotspots.map(({ need }) => need)],
    })),
  video_embed: (fields) => reader(videoEmbed(fields), ({ picture }) => imageQueries(picture)),
  newsletter: (fields) => reader(newsletter(fields)),
  product_recommendation_teaser: (fields) =>
    reader(productRecommendationTeaser(fields), ({ products }) => ({ products: [products] })),
  consent_settings: (fields) => reader(consentSettings(fields)),
  cookie_list: (fields) => reader(cookieList(fields)),
  face_scan: (fields) => reader(faceScan(fields)),
  instrument: (fields) => reader(placedInstrument(fields), () => ({ instruments: true })),
  hearing_test: (fields) => reader(hearingTest(fields)),
  prescription_loader: (fields) => reader(prescriptionLoader(fields)),
  product_subscription_header: (fields) =>
    reader(productSubscriptionHeader(fields), ({ picture }) => ({
      ...imageQueries(picture),
      subscription: true,
    })),
  product_subscription_saving_info: (fields) =>
    reader(productSubscriptionSavingInfo(fields), () => ({ subscription: true })),
  product_subscription_selection: (fields) =>
    reader(productSubscriptionSelection(fields), ({ products }) => ({
      products: [products],
      subscription: true,
    })),
  branch_search: (fields) => reader(branchSearch(fields), () => ({ branches: true })),
  appointment_teaser: (fields) => reader(appointmentTeaser(fields), () => ({ branches: true })),
  image: (fields) => reader(image(fields), ({ picture }) => imageQueries(picture)),
  link: (fields) => reader(link(fields)),
  countdown: (fields) => reader(countdown(fields)),
  questionnaire: (fields) => reader(questionnaire(fields), goodsOfAnswers),
  questionnaire_overlay: (fields) => reader(questionnaireOverlay(fields)),
  contact_lens_consultant: (fields) => reader(contactLensConsultant(fields), goodsOfAnswers),
} as const satisfies Record<string, (fields: Fields) => BlockReader>

export type BlockName = keyof typeof SCHEMAS

export const BLOCK_NAMES = Object.keys(SCHEMAS).filter((name): name is BlockName => name in SCHEMAS)

/** Products are loaded once all questions are answered. */
function goodsOfAnswers(shown: Questionnaire, { answers }: BlockInput): Partial<BlockDataRequest> {
  const { need } = outcomeOf(shown, answers)
  return { products: need ? [need] : [] }
}

function reader<T extends object>(
  schema: z.ZodType<T>,
  needsOf: (props: T, input: BlockInput) => Partial<BlockDataRequest> = () => ({}),
): BlockReader {
  return {
    schema,
    read(raw) {
      const result = schema.safeParse(raw)
      return result.success
        ? { props: result.data, needs: (input) => needsOf(result.data, input) }
        : { issues: result.error.issues }
    },
  }
}
