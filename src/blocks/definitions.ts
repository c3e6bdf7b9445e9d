import accordion from './accordion/definition.ts'
import button from './button/definition.ts'
import categorySlider from './category-slider/definition.ts'
import type { Definition } from './define.ts'
import editorial from './editorial/definition.ts'
import facts from './facts/definition.ts'
import footerColumn from './footer-column/definition.ts'
import hero from './hero/definition.ts'
import page from './page/definition.ts'
import productSlider from './product-slider/definition.ts'
import richText from './rich-text/definition.ts'
import teaser from './teaser/definition.ts'
import logoSlider from './logo-slider/definition.ts'
import imageSlider from './image-slider/definition.ts'
import slideShow from './slide-show/definition.ts'
import shoppableImage from './shoppable-image/definition.ts'
import videoEmbed from './video-embed/definition.ts'
import newsletter from './newsletter/definition.ts'
import productRecommendationTeaser from './product-recommendation-teaser/definition.ts'
import consentSettings from './consent-settings/definition.ts'
import cookieList from './cookie-list/definition.ts'
import faceScan from './face-scan/definition.ts'
import hearingTest from './hearing-test/definition.ts'
import prescriptionLoader from './prescription-loader/definition.ts'
import productSubscriptionHeader from './product-subscription-header/definition.ts'
import productSubscriptionSavingInfo from './product-subscription-saving-info/definition.ts'
import productSubscriptionSelection from './product-subscription-selection/definition.ts'
import image from './image/definition.ts'
import link from './link/definition.ts'
import contactLensConsultant from './contact-lens-consultant/definition.ts'
import countdown from './countdown/definition.ts'
import questionnaireOverlay from './questionnaire-overlay/definition.ts'
import questionnaire from './questionnaire/definition.ts'
import instrument from './instrument/definition.ts'

/** Everything an editor can put into a story, in the form in which the editor takes it: `{ components: DEFINITIONS }`. */
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
  ...image,
  ...link,
  ...countdown,
  ...instrument,
  ...questionnaire,
  ...questionnaireOverlay,
  ...contactLensConsultant,
]
