/**
 * Entries of the design system that remotes load when they need them. Webpack offers a remote only what the shell
 * imports itself; nothing here runs or loads on its own.
 */
export const onDemand = [
  () => import('@saltbush/shared-ui/design/forms'),
  () => import('@saltbush/shared-ui/design/media'),
  () => import('@saltbush/shared-ui/design/content'),
  () => import('@saltbush/shared-ui/design/orders'),
  () => import('@saltbush/shared-ui/design/listing'),
];
