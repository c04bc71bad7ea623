export { createSamplePictures, type SampleShop } from './sample-pictures';
export { brandLogoUrl, categoryImageUrl, iconUrl, productImageUrl, sceneUrl } from './urls';
