const page = (slug: string) => `/pages/${slug}`;
const discover = (slug: string) => `/discover/${slug}`;

export const terms = () => page('terms');
export const privacy = () => page('privacy');
export const collectionNotice = () => page('collection-notice');
export const help = () => page('help');
export const about = () => page('about');
export const contact = () => page('contact');
export const rewards = () => page('rewards');
export const autoDelivery = () => discover('auto-delivery');
export const sameDayDelivery = () => discover('same-day-delivery');
export const delivery = () => '/shipping-returns';
export const returns = () => `${delivery()}#Returns-policy`;
