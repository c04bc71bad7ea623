import { RichText } from '@saltbush/shared-ui/design/content';

/** Arrival estimate and requirements of a delivery method, rendered from the API's sanitised HTML. */
export function MethodInfo({ html }: { html: string }) {
  return <RichText html={html} size="sm" />;
}
