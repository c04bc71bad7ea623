import { ArgTypes, Description, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

interface PropsTablesProps {
  /** Import path of the entry, without its package. */
  title: string;
  /** The entry's module. */
  entry: object;
}

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function';

/** Documents every component that an entry exports, from its types and docstrings. */
export function PropsTables({ title, entry }: PropsTablesProps) {
  const components = Object.entries(entry).filter(isComponent) as [string, ComponentType][];
  return (
    <>
      <Heading>{title}</Heading>
      {components.map(([name, component]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Description of={component} />
          <ArgTypes of={component} />
        </section>
      ))}
    </>
  );
}
