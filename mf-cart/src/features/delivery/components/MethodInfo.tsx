import { RichText } from '@saltbush/shared-ui/design/content';

/** When a method arrives and what it asks for: the api's HTML, sanitised. */
export function MethodInfo({ html }: { html: string }) {
  return <RichText html={html} size="sm" />;
}
