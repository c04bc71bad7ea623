import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Accordion } from '../components/Accordion/Accordion';
import { AnnouncementStrip } from '../components/AnnouncementStrip/AnnouncementStrip';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { ErrorState } from '../components/EmptyState/ErrorState';
import { RemoteFallback } from '../components/EmptyState/RemoteFallback';
import { FacetList } from '../components/FacetList/FacetList';
import { Heading } from '../components/Heading/Heading';
import { MenuGroup } from '../components/MegaMenu/MenuGroup';
import { MenuRow } from '../components/MegaMenu/MenuRow';
import { PromoCards } from '../components/MegaMenu/PromoCards';
import { Banner } from '../components/Message/Banner';
import { LoadMore } from '../components/Pagination/LoadMore';
import { Pagination } from '../components/Pagination/Pagination';
import { QuickLinksBar } from '../components/QuickLinks/QuickLinksBar';
import { RichText } from '../components/RichText/RichText';
import { Tabs } from '../components/Tabs/Tabs';
import { Text } from '../components/Text/Text';
import { Box } from '../samples/Box';
import { endless, expectToFit, long, narrowest } from '../samples/extremes';

const meta = {
  title: 'Design/Extremes/Pages',
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindingTheWay: Story = {
  render: () => (
    <>
      <Box name="crumbs">
        <Breadcrumbs items={[]} />
        <Breadcrumbs items={[{ label: endless, href: '#a' }, { label: endless }]} />
      </Box>
      <Box name="pages">
        <Pagination page={-3} pageCount={0} hrefFor={String} />
        <Pagination page={500_000} pageCount={1_000_000} hrefFor={String} />
        <LoadMore shown={50} total={-1} noun={endless} onLoadMore={fn()} />
      </Box>
      <Box name="facets">
        <FacetList title="None" name="none" options={[]} onToggle={fn()} />
        <FacetList
          title={endless}
          name="long"
          onToggle={fn()}
          options={[
            { value: '1', label: endless, count: 1e12, checked: true },
            { value: '2', label: long, count: -7, checked: false },
          ]}
        />
      </Box>
      <Box name="accordion">
        <Accordion items={[]} />
        <Accordion headingLevel={2} items={[{ id: 'e', title: endless, content: endless, open: true }]} />
      </Box>
      <Box name="tabs">
        <Tabs
          label={long}
          tabs={['a', 'b'].map((id) => ({ id, label: `${id} ${endless}`, content: endless }))}
        />
      </Box>
      <Box name="quick links">
        <QuickLinksBar links={[]} />
      </Box>
    </>
  ),
};

export const Menus: Story = {
  render: () => (
    <Box name="menu">
      <MenuGroup eyebrow={endless}>
        <MenuRow title={endless} href="#a" info={endless} hasArrow />
        <MenuRow title="A" href="#b" flag={long} />
      </MenuGroup>
      <PromoCards cards={[]} />
      <PromoCards
        cards={[{ id: '1', title: endless, text: endless, image: '/nowhere.svg', targetLink: '#c' }]}
      />
    </Box>
  ),
};

export const Words: Story = {
  render: () => (
    <>
      <Box name="headings">
        <Heading level={1} size="hero">
          {endless}
        </Heading>
        <Text size="lg">{endless}</Text>
      </Box>
      <Box name="rich">
        <RichText html="" />
        <RichText html={`<p>${endless}</p><table><tr><td>2000</td><td>Same day</td></tr></table>`} />
      </Box>
      <Box name="strip">
        <AnnouncementStrip
          messages={[endless, long].map((html, at) => ({ id: `${at}`, html, targetLink: '' }))}
        />
      </Box>
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <Box name="banner">
        <Banner tone="error" title={endless} onDismiss={fn()}>
          {endless}
        </Banner>
      </Box>
      <Box name="empty">
        <EmptyState title={endless}>{endless}</EmptyState>
      </Box>
      <Box name="error">
        <ErrorState title={endless} onRetry={fn()}>
          {long}
        </ErrorState>
        <RemoteFallback name={endless} onRetry={fn()} />
        <RemoteFallback name={endless} onRetry={fn()} compact />
      </Box>
    </>
  ),
};
