import {
  Canvas,
  Description,
  DocsContext,
  DocsPage as SingleDocumentPage,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const HEIGHT = '40rem';

/**
 * A component's documentation page. The design system's stories share one document; a remote's stories mock different
 * responses, so each is rendered in an iframe.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  if (stories[0]?.title.startsWith('Design/')) return <SingleDocumentPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <Canvas
            of={moduleExport}
            story={{ inline: false, height: parameters.docs?.story?.height ?? HEIGHT }}
          />
        </section>
      ))}
    </>
  );
}
