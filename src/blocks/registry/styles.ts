import categorySlider from '#blocks/category-slider/style.css?inline'
import editorial from '#blocks/editorial/style.css?inline'
import pupilDistance from '#blocks/editorial/pupil-distance.css?inline'
import hero from '#blocks/hero/style.css?inline'
import teaser from '#blocks/teaser/style.css?inline'
import appointmentTeaser from '#blocks/appointment-teaser/style.css?inline'
import branchSearch from '#blocks/branch-search/style.css?inline'
import consentSettings from '#blocks/consent-settings/style.css?inline'
import cookieList from '#blocks/cookie-list/style.css?inline'
import countdown from '#blocks/countdown/style.css?inline'
import imageSlider from '#blocks/image-slider/style.css?inline'
import image from '#blocks/image/style.css?inline'
import instrument from '#blocks/instrument/style.css?inline'
import link from '#blocks/link/style.css?inline'
import logoSlider from '#blocks/logo-slider/style.css?inline'
import newsletter from '#blocks/newsletter/style.css?inline'
import goods from '#blocks/picture/product-row.css?inline'
import productRecommendationTeaser from '#blocks/product-recommendation-teaser/style.css?inline'
import productSubscriptionHeader from '#blocks/product-subscription-header/style.css?inline'
import productSubscriptionSavingInfo from '#blocks/product-subscription-saving-info/style.css?inline'
import productSubscriptionSelection from '#blocks/product-subscription-selection/style.css?inline'
import shoppableImage from '#blocks/shoppable-image/style.css?inline'
import slideShow from '#blocks/slide-show/style.css?inline'
import slider from '#blocks/slider/style.css?inline'
import videoEmbed from '#blocks/video-embed/style.css?inline'
import contactLensConsultant from '#blocks/contact-lens-consultant/style.css?inline'
import questionnaire from '#blocks/questionnaire/style.css?inline'
import questionnaireOverlay from '#blocks/questionnaire-overlay/style.css?inline'
import type { PreparedBlock } from '#blocks/prepared-block.ts'

/** Styles of blocks that not every page has: they are sent with the first block of their kind, and not with other pages. */
export const BLOCK_STYLES: Partial<Record<PreparedBlock['component'], readonly string[]>> = {
  hero: [hero],
  teaser: [teaser],
  category_slider: [categorySlider],
  editorial: [pupilDistance, editorial],
  logo_slider: [slider, logoSlider],
  image_slider: [slider, imageSlider],
  slide_show: [slider, slideShow],
  shoppable_image: [goods, shoppableImage],
  video_embed: [videoEmbed],
  newsletter: [newsletter],
  product_recommendation_teaser: [productRecommendationTeaser],
  consent_settings: [consentSettings],
  cookie_list: [cookieList],
  instrument: [pupilDistance, instrument],
  face_scan: [instrument],
  hearing_test: [instrument],
  prescription_loader: [instrument],
  product_subscription_header: [productSubscriptionHeader],
  product_subscription_saving_info: [productSubscriptionSavingInfo],
  product_subscription_selection: [productSubscriptionSelection],
  branch_search: [branchSearch],
  appointment_teaser: [appointmentTeaser],
  image: [image],
  link: [link],
  countdown: [countdown],
  questionnaire: [questionnaire],
  questionnaire_overlay: [questionnaireOverlay, questionnaire],
  contact_lens_consultant: [questionnaire, contactLensConsultant],
}
