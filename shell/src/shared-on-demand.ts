/**
 * Design-system entries that remotes load on demand. Webpack shares only modules that the shell imports itself;
 * nothing here is executed or loaded by the shell.
 */
export const onDemand = [
  () => import('@saltbush/shared-ui/design/forms'),
  () => import('@saltbush/shared-ui/design/media'),
  () => import('@saltbush/shared-ui/design/content'),
  () => import('@saltbush/shared-ui/design/orders'),
  () => import('@saltbush/shared-ui/design/listing'),
  () => import('@saltbush/shared-ui/design/counter'),
];
