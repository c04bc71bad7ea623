import { pageTitle, SHOP } from '@saltbush/contract';
import { Container, ErrorState, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { definePage, type PageContext, type PageResult } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../features/home/api/home';
import { HomeSections } from '../../features/home/components/HomeSections';
import { HomeSkeleton } from '../../features/home/components/HomeSkeleton';
import { sectionsFor } from '../../features/home/model/audience';
import { useAudience } from '../../features/home/model/use-audience';

async function load({ queryClient }: PageContext): Promise<PageResult> {
  const { home } = await queryClient.ensureQueryData(homeQuery());
  const [first] = sectionsFor(home?.sections ?? [], 'guest');
  const picture = first?.__typename === 'HeroSection' ? first.image : undefined;
  return {
    head: {
      title: pageTitle('Online pharmacy, vitamins and doctors'),
      description:
        'Shop over 15,000 health products, fill scripts and see a doctor online. Delivered across Australia, today in most cities.',
      canonical: '/',
      image: picture,
      preloadImage: picture,
      jsonLd: [
        { '@context': 'https://schema.org', '@type': 'WebSite', name: SHOP.name, url: '/' },
        { '@context': 'https://schema.org', '@type': 'Pharmacy', name: SHOP.pharmacy, url: '/' },
      ],
    },
  };
}

function HomePage() {
  const { data: sections, error, refetch, isFetching } = useQuery(homeQuery());
  const audience = useAudience(sections ?? []);
  if (sections) {
    const shown = sectionsFor(sections, audience);
    const hasHero = shown[0]?.__typename === 'HeroSection';
    return (
      <>
        {!hasHero && (
          <h1>
            <VisuallyHidden>{SHOP.name}</VisuallyHidden>
          </h1>
        )}
        <HomeSections sections={shown} />
      </>
    );
  }
  if (!error) return <HomeSkeleton />;
  return (
    <Container>
      <ErrorState headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />
    </Container>
  );
}

export const page = definePage({ load, Component: HomePage });
