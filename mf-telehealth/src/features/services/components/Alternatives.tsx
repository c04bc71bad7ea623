import { brand } from '@saltbush/shared-ui/brand';
import { Grid, Heading, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { DoctorIcon, PharmacistIcon, TriangleAlertIcon } from '@saltbush/shared-ui/design/icons';
import styles from './Alternatives.module.css';

const { phone, hours } = brand.contact;

const WAYS = [
  {
    Icon: DoctorIcon,
    title: 'Your own GP',
    text: 'Best for anything that needs an examination, and for care over time: your GP knows your history.',
    link: null,
  },
  {
    Icon: PharmacistIcon,
    title: 'A pharmacist',
    text: `Free advice about medicines and minor ailments, ${hours}.`,
    link: { href: phone.href, label: phone.display },
  },
  {
    Icon: TriangleAlertIcon,
    title: 'An emergency',
    text: 'Chest pain, trouble breathing, severe bleeding or thoughts of harming yourself.',
    link: { href: 'tel:000', label: 'Call 000' },
  },
];

/** Other ways to get care, shown before booking (rule health-07). */
export function Alternatives() {
  return (
    <Stack gap={6}>
      <Heading level={2} size="lg">
        Other ways to get care
      </Heading>
      <Grid columns="thirds" gap={4} className={styles.ways}>
        {WAYS.map(({ Icon, title, text, link }) => (
          <Panel key={title} ground="mist" className={styles.way}>
            <div className={styles.words}>
              <div className={styles.head}>
                <Icon size={28} className={styles.icon} />
                <Heading level={3} size="md">
                  {title}
                </Heading>
              </div>
              <Text tone="muted" className={styles.text}>
                {text}
              </Text>
              {link && (
                <div>
                  <TextLink href={link.href} variant="strong">
                    {link.label}
                  </TextLink>
                </div>
              )}
            </div>
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}
