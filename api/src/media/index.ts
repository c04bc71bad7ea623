export { createMediaRouter, type MediaDependencies } from './router';
export { brandLogoUrl, categoryImageUrl, iconUrl, productImageUrl, sceneUrl } from './urls';
