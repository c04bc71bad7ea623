import { formatMoney } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Breadcrumbs, ButtonLink, Cluster, Container, Heading, Text } from '@saltbush/shared-ui/design/core';
import { BookOpenIcon, StethoscopeIcon, TruckIcon } from '@saltbush/shared-ui/design/icons';
import type { Program } from '../api/program';
import { HeroPicture } from './HeroPicture';
import styles from './ProgramHero.module.css';

const PROMISES = [
  { icon: StethoscopeIcon, label: 'Australian-registered doctors' },
  { icon: BookOpenIcon, label: 'A short lesson each week' },
  { icon: TruckIcon, label: '10% off and free delivery' },
];

/** Introduces the program with its name, price and call to action. */
export function ProgramHero({ program }: { program: Program }) {
  return (
    <div className={styles.band}>
      <Container>
        <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: program.name }]} />
        <div className={styles.hero}>
          <div className={styles.intro}>
            <Heading level={1} size="hero">
              {program.name}
            </Heading>
            <Text size="lg">{program.tagline}</Text>
            <p className={styles.price}>
              <strong>{formatMoney(program.price)}</strong> a month, with lessons and a consult each month
            </p>
            <Cluster gap={3}>
              <ButtonLink href={links.journey.join()}>See if it suits you</ButtonLink>
              <ButtonLink variant="secondary" href={links.journey.dashboard()}>
                I’m already a member
              </ButtonLink>
            </Cluster>
            <ul className={styles.promises}>
              {PROMISES.map(({ icon: Icon, label }) => (
                <li key={label}>
                  <Icon size={20} strokeWidth={1.75} />
                  {label}
                </li>
              ))}
            </ul>
          </div>
          <HeroPicture className={styles.picture} />
        </div>
      </Container>
    </div>
  );
}
