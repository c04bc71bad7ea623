import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, XIcon } from '../../icons';
import { Button } from '../Button/Button';
import { Cluster, Container, Grid, Panel, Section, Stack } from '../layout/layout';
import { PointList } from '../PointList/PointList';
import { RichText } from '../RichText/RichText';
import { TelehealthCard } from '../TelehealthCard/TelehealthCard';
import { Text } from '../Text/Text';
import { TextLink } from '../TextLink/TextLink';
import { Heading } from './Heading';

const meta = { title: 'Design/Words and layout', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Container>
      <Stack gap={5}>
        <Heading level={1} size="hero">
          Feel good, plainly
        </Heading>
        <Heading level={1}>Vitamins and minerals</Heading>
        <Heading level={2}>Popular this week</Heading>
        <Heading level={3}>Order summary</Heading>
        <Heading level={4}>Directions for use</Heading>
        <Heading level={5}>Small print</Heading>
        <Text size="lg">Large text for the sentence that follows a title.</Text>
        <Text>
          Body text keeps to a comfortable measure of 68 characters, so that a paragraph about directions for
          use can be read without losing the line.{' '}
          <TextLink href="/discover/returns">Read our returns policy</TextLink> or{' '}
          <TextLink href="https://example.org" external>
            the privacy policy
          </TextLink>
          .
        </Text>
        <Text size="sm" tone="muted">
          Muted small text for what is secondary.
        </Text>
      </Stack>
    </Container>
  ),
};

export const Bands: Story = {
  render: () => (
    <>
      <Section ground="sand" label="Promotion">
        <Stack gap={4} align="start">
          <Heading level={2} size="hero" display>
            Winter, meet your match
          </Heading>
          <Text size="lg">Cold and flu care chosen by our pharmacists, at your door today.</Text>
          <Button>Shop cold and flu</Button>
        </Stack>
      </Section>
      <Section label="Tiles">
        <Grid columns="thirds">
          <Panel>Paper</Panel>
          <Panel ground="mist">Mist</Panel>
          <Panel ground="brand-soft">Soft brand</Panel>
        </Grid>
      </Section>
      <Section ground="brand" label="Telehealth">
        <Cluster justify="space-between">
          <Text size="lg">Talk to a doctor from home.</Text>
          <TextLink href="/telehealth" style={{ color: 'var(--sb-lime)' }}>
            See a doctor now
          </TextLink>
        </Cluster>
      </Section>
    </>
  ),
};

export const Points: Story = {
  render: () => (
    <Container>
      <Grid columns="thirds">
        <PointList icon={CheckIcon} points={['By phone or video', 'You see the fee before you book']} />
        <PointList icon={CheckIcon} tone="brand" gap={5} points={['You have a cold', 'You need a script']} />
        <PointList icon={XIcon} tone="coral" strokeWidth={2.5} points={['Endless'.repeat(20), '000']} />
      </Grid>
    </Container>
  ),
};

export const Telehealth: Story = {
  render: () => (
    <Container>
      <div style={{ maxWidth: '18rem' }}>
        <TelehealthCard
          service={{
            id: 'short',
            title: 'Short consult',
            href: '/products/telehealth-short-consult',
            fromCents: 3900,
            description: 'Up to 10 minutes with an Australian doctor, by phone or video.',
          }}
        />
      </div>
    </Container>
  ),
};

export const Rich: Story = {
  render: () => (
    <Container width="text">
      <RichText
        html={`<h2>Directions</h2><p>Take <strong>2 capsules</strong> daily <a href="javascript:alert(1)" onclick="alert(1)">with food</a>.</p>
<ul><li>Not for children under 12</li><li>See <a href="/discover/label">how to read a label</a></li></ul>
<blockquote>Always read the label and follow the directions for use.</blockquote>
<table><tr><th>Postcode</th><th>Delivery</th></tr><tr><td>2000</td><td>Same day</td></tr></table><script>alert(1)</script>`}
      />
    </Container>
  ),
};
