import {
  Canvas,
  Description,
  DocsContext,
  DocsPage as OnePage,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const HEIGHT = '40rem';

/**
 * The documentation of a component. The design system's stories stand on one page; those of a remote ask the network,
 * each for answers of its own, so that each gets a frame.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  if (stories[0]?.title.startsWith('Design/')) return <OnePage />;
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
