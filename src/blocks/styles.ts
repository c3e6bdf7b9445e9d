import consentSettings from './consent-settings/style.css?inline'
import cookieList from './cookie-list/style.css?inline'
import countdown from './countdown/style.css?inline'
import imageSlider from './image-slider/style.css?inline'
import image from './image/style.css?inline'
import instrument from './instrument/style.css?inline'
import link from './link/style.css?inline'
import logoSlider from './logo-slider/style.css?inline'
import newsletter from './newsletter/style.css?inline'
import goods from './picture/goods.css?inline'
import productRecommendationTeaser from './product-recommendation-teaser/style.css?inline'
import productSubscriptionHeader from './product-subscription-header/style.css?inline'
import productSubscriptionSavingInfo from './product-subscription-saving-info/style.css?inline'
import productSubscriptionSelection from './product-subscription-selection/style.css?inline'
import shoppableImage from './shoppable-image/style.css?inline'
import slideShow from './slide-show/style.css?inline'
import slider from './slider/style.css?inline'
import videoEmbed from './video-embed/style.css?inline'
import contactLensConsultant from './contact-lens-consultant/style.css?inline'
import questionnaire from './questionnaire/style.css?inline'
import questionnaireOverlay from './questionnaire-overlay/style.css?inline'
import type { PreparedBlock } from './prepare.ts'

/** The looks of blocks that few pages have: they travel with the first block of their kind, and not with other pages. */
export const STYLES: Partial<Record<PreparedBlock['component'], readonly string[]>> = {
  logo_slider: [slider, logoSlider],
  image_slider: [slider, imageSlider],
  slide_show: [slider, slideShow],
  shoppable_image: [goods, shoppableImage],
  video_embed: [videoEmbed],
  newsletter: [newsletter],
  product_recommendation_teaser: [productRecommendationTeaser],
  consent_settings: [consentSettings],
  cookie_list: [cookieList],
  face_scan: [instrument],
  hearing_test: [instrument],
  prescription_loader: [instrument],
  product_subscription_header: [productSubscriptionHeader],
  product_subscription_saving_info: [productSubscriptionSavingInfo],
  product_subscription_selection: [productSubscriptionSelection],
  image: [image],
  link: [link],
  countdown: [countdown],
  questionnaire: [questionnaire],
  questionnaire_overlay: [questionnaireOverlay, questionnaire],
  contact_lens_consultant: [questionnaire, contactLensConsultant],
}
