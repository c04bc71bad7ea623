import { SearchBanners } from '@saltbush/shared-ui/design/content';
import { useSearchBanners } from '../api/search-banners';
import type { Banner } from '../model/banners';

interface PanelBannersProps {
  /** Banners returned with the search results. */
  resultBanners: readonly Banner[];
  /** Whether the search box is empty. If so, the default banners are shown when the search returned none. */
  isEmptyBox: boolean;
}

/** Promotional banners with their disclaimer. Renders nothing if there are none. */
export function PanelBanners({ resultBanners, isEmptyBox }: PanelBannersProps) {
  const content = useSearchBanners();
  const banners = resultBanners.length > 0 || !isEmptyBox ? resultBanners : (content?.promoBanners ?? []);
  if (banners.length === 0) return null;
  return <SearchBanners banners={banners} disclaimer={content?.disclaimer} />;
}
