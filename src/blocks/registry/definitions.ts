import accordion from '#blocks/accordion/definition.ts'
import button from '#blocks/button/definition.ts'
import categorySlider from '#blocks/category-slider/definition.ts'
import type { Definition } from '#blocks/define-block.ts'
import editorial from '#blocks/editorial/definition.ts'
import facts from '#blocks/facts/definition.ts'
import footerColumn from '#blocks/footer-column/definition.ts'
import hero from '#blocks/hero/definition.ts'
import page from './page-definition.ts'
import productSlider from '#blocks/product-slider/definition.ts'
import richText from '#blocks/rich-text/definition.ts'
import teaser from '#blocks/teaser/definition.ts'
import logoSlider from '#blocks/logo-slider/definition.ts'
import imageSlider from '#blocks/image-slider/definition.ts'
import slideShow from '#blocks/slide-show/definition.ts'
import shoppableImage from '#blocks/shoppable-image/definition.ts'
import videoEmbed from '#blocks/video-embed/definition.ts'
import newsletter from '#blocks/newsletter/definition.ts'
import productRecommendationTeaser from '#blocks/product-recommendation-teaser/definition.ts'
import consentSettings from '#blocks/consent-settings/definition.ts'
import cookieList from '#blocks/cookie-list/definition.ts'
import faceScan from '#blocks/face-scan/definition.ts'
import hearingTest from '#blocks/hearing-test/definition.ts'
import prescriptionLoader from '#blocks/prescription-loader/definition.ts'
import productSubscriptionHeader from '#blocks/product-subscription-header/definition.ts'
import productSubscriptionSavingInfo from '#blocks/product-subscription-saving-info/definition.ts'
import productSubscriptionSelection from '#blocks/product-subscription-selection/definition.ts'
import image from '#blocks/image/definition.ts'
import link from '#blocks/link/definition.ts'
import contactLensConsultant from '#blocks/contact-lens-consultant/definition.ts'
import countdown from '#blocks/countdown/definition.ts'
import questionnaireOverlay from '#blocks/questionnaire-overlay/definition.ts'
import questionnaire from '#blocks/questionnaire/definition.ts'
import appointmentTeaser from '#blocks/appointment-teaser/definition.ts'
import branchSearch from '#blocks/branch-search/definition.ts'
import instrument from '#blocks/instrument/definition.ts'

/** All blocks and content types in the editor's import format: `{ components: DEFINITIONS }`. */
export const DEFINITIONS: readonly Definition[] = [
  ...page,
  ...hero,
  ...teaser,
  ...button,
  ...facts,
  ...categorySlider,
  ...productSlider,
  ...editorial,
  ...richText,
  ...accordion,
  ...footerColumn,
  ...logoSlider,
  ...imageSlider,
  ...slideShow,
  ...shoppableImage,
  ...videoEmbed,
  ...newsletter,
  ...productRecommendationTeaser,
  ...consentSettings,
  ...cookieList,
  ...faceScan,
  ...hearingTest,
  ...prescriptionLoader,
  ...productSubscriptionHeader,
  ...productSubscriptionSavingInfo,
  ...productSubscriptionSelection,
  ...branchSearch,
  ...appointmentTeaser,
  ...image,
  ...link,
  ...countdown,
  ...instrument,
  ...questionnaire,
  ...questionnaireOverlay,
  ...contactLensConsultant,
]
