import type { z } from 'zod'
import type { Needs } from '#domain/content/need.ts'
import { accordion } from './accordion/schema.ts'
import { categorySlider } from './category-slider/schema.ts'
import { editorial } from './editorial/schema.ts'
import { facts } from './facts/schema.ts'
import type { Fields } from './fields.ts'
import { outcomeOf } from './questionnaire/outcome.ts'
import { type Questionnaire, questionnaire } from './questionnaire/schema.ts'
import { questionnaireOverlay } from './questionnaire-overlay/schema.ts'
import { contactLensConsultant } from './contact-lens-consultant/schema.ts'
import { footerColumn } from './footer-column/schema.ts'
import { hero } from './hero/schema.ts'
import { productSlider } from './product-slider/schema.ts'
import { richText } from './rich-text/schema.ts'
import { faceScan } from './face-scan/schema.ts'
import { hearingTest } from './hearing-test/schema.ts'
import { prescriptionLoader } from './prescription-loader/schema.ts'
import { needsOfPictures } from './picture/schema.ts'
import { teaser } from './teaser/schema.ts'
import { logoSlider } from './logo-slider/schema.ts'
import { imageSlider } from './image-slider/schema.ts'
import { slideShow } from './slide-show/schema.ts'
import { shoppableImage } from './shoppable-image/schema.ts'
import { videoEmbed } from './video-embed/schema.ts'
import { newsletter } from './newsletter/schema.ts'
import { productRecommendationTeaser } from './product-recommendation-teaser/schema.ts'
import { consentSettings } from './consent-settings/schema.ts'
import { cookieList } from './cookie-list/schema.ts'
import { productSubscriptionHeader } from './product-subscription-header/schema.ts'
import { productSubscriptionSavingInfo } from './product-subscription-saving-info/schema.ts'
import { productSubscriptionSelection } from './product-subscription-selection/schema.ts'
import { image } from './image/schema.ts'
import { link } from './link/schema.ts'
import { countdown } from './countdown/schema.ts'

/** What the address of a page says to its blocks: answers to a questionnaire, "lenses.abc". */
export type Visit = { answers: string }

/** How a block is read, and what it needs that it cannot know by itself. */
export type BlockReader = {
  schema: z.ZodType<object>
  read(raw: unknown): { props: object; needs(visit: Visit): Partial<Needs> } | { issues: z.core.$ZodIssue[] }
}

/** Every block that may stand in a body, by its technical name. Its folder has the same name with dashes. */
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
    reader(imageSlider(fields), ({ items }) => needsOfPictures(...items.map(({ picture }) => picture))),
  slide_show: (fields) =>
    reader(slideShow(fields), ({ slides }) => needsOfPictures(...slides.map(({ picture }) => picture))),
  shoppable_image: (fields) =>
    reader(shoppableImage(fields), ({ picture, hotspots }) => ({
      products: [...needsOfPictures(picture).products, ...hotspots.map(({ need }) => need)],
    })),
  video_embed: (fields) => reader(videoEmbed(fields), ({ picture }) => needsOfPictures(picture)),
  newsletter: (fields) => reader(newsletter(fields)),
  product_recommendation_teaser: (fields) =>
    reader(productRecommendationTeaser(fields), ({ products }) => ({ products: [products] })),
  consent_settings: (fields) => reader(consentSettings(fields)),
  cookie_list: (fields) => reader(cookieList(fields)),
  face_scan: (fields) => reader(faceScan(fields)),
  hearing_test: (fields) => reader(hearingTest(fields)),
  prescription_loader: (fields) => reader(prescriptionLoader(fields)),
  product_subscription_header: (fields) =>
    reader(productSubscriptionHeader(fields), ({ picture }) => needsOfPictures(picture)),
  product_subscription_saving_info: (fields) => reader(productSubscriptionSavingInfo(fields)),
  product_subscription_selection: (fields) =>
    reader(productSubscriptionSelection(fields), ({ products }) => ({ products: [products] })),
  image: (fields) => reader(image(fields), ({ picture }) => needsOfPictures(picture)),
  link: (fields) => reader(link(fields)),
  countdown: (fields) => reader(countdown(fields)),
  questionnaire: (fields) => reader(questionnaire(fields), goodsOfAnswers),
  questionnaire_overlay: (fields) => reader(questionnaireOverlay(fields)),
  contact_lens_consultant: (fields) => reader(contactLensConsultant(fields), goodsOfAnswers),
} as const satisfies Record<string, (fields: Fields) => BlockReader>

export type BlockName = keyof typeof SCHEMAS

export const BLOCK_NAMES = Object.keys(SCHEMAS).filter((name): name is BlockName => name in SCHEMAS)

/** Goods are asked for once all questions are answered. */
function goodsOfAnswers(asked: Questionnaire, { answers }: Visit): Partial<Needs> {
  const { need } = outcomeOf(asked, answers)
  return { products: need ? [need] : [] }
}

function reader<T extends object>(
  schema: z.ZodType<T>,
  needsOf: (props: T, visit: Visit) => Partial<Needs> = () => ({}),
): BlockReader {
  return {
    schema,
    read(raw) {
      const result = schema.safeParse(raw)
      return result.success
        ? { props: result.data, needs: (visit) => needsOf(result.data, visit) }
        : { issues: result.error.issues }
    },
  }
}
