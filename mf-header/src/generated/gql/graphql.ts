/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Period and sort order of a search report. */
export type SearchReportInput = {
  /** Start of the period, inclusive. */
  from: string;
  /** Sort order. */
  sort?: SearchReportSort;
  /** End of the period, exclusive; at most 93 days after the start. */
  to: string;
};

/** Sort orders of a search report, all descending. */
export type SearchReportSort =
  /** By number of clicks. */
  | 'clicks'
  /** By number of conversions. */
  | 'conversions'
  /** By number of searches. */
  | 'searches'
  /** By number of searches without results. */
  | 'without_results';

/** A line of words. */
export type StaffSearchLineInput = {
  /** Words or phrases that are looked for instead: 1 to 10, of at most 60 characters. */
  found: Array<string>;
  /** Id of the line that it changes or adds. */
  id: string;
  /** Words or phrases that shoppers type: 1 to 10, of at most 60 characters. */
  typed: Array<string>;
};

/** A line to remove. */
export type StaffSearchSynonymsRemoveInput = {
  /** Id of the line. */
  id: string;
  /** The version that was shown. */
  version: number;
};

/** A line to add or change. */
export type StaffSearchSynonymsSaveInput = {
  /** Words or phrases that are looked for instead: 1 to 10, of at most 60 characters. */
  found: Array<string>;
  /** Id of the line: for a new one a UUID that is made once, so that it is added once. */
  id: string;
  /** Words or phrases that shoppers type: 1 to 10, of at most 60 characters. */
  typed: Array<string>;
  /** The version that was shown; 0 for a new line. */
  version: number;
};

export type HeaderContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HeaderContentQuery = { navigation: { menuItems: Array<{ id: string, title: string, url: string, catGroups: Array<{ id: string }> }> } | null, top_strip: { links: Array<{ id: string, icon: string, linkText: string, targetLink: string }>, rotatingRichTexts: Array<{ id: string, html: string, targetLink: string }>, dropdown: Array<{ id: string, title: string, description: string, linkText: string, targetLink: string }> } | null, quick_links: Array<{ id: string, icon: string, linkText: string, targetLink: string | null }> };

export type SearchReportQueryVariables = Exact<{
  input: SearchReportInput;
  page: number;
}>;


export type SearchReportQuery = { search_report: { data: Array<{ query: string, figures: { searches: number, without_results: number, clicks: number, click_through_rate: number, conversions: number, conversion_rate: number, average_position: number | null } }>, totals: { searches: number, without_results: number, clicks: number, click_through_rate: number, conversions: number, conversion_rate: number, average_position: number | null }, paginatorInfo: { last_page: number, total: number } } };

export type SearchFiguresFieldsFragment = { searches: number, without_results: number, clicks: number, click_through_rate: number, conversions: number, conversion_rate: number, average_position: number | null };

export type StaffSearchPreviewQueryVariables = Exact<{
  query: string;
  line: StaffSearchLineInput;
}>;


export type StaffSearchPreviewQuery = { staff_search_preview: { now: { total: number, products: Array<{ id: string, name: string, brand: string | null }> }, with_line: { total: number, products: Array<{ id: string, name: string, brand: string | null }> } | null } };

export type StaffSearchResultsFieldsFragment = { total: number, products: Array<{ id: string, name: string, brand: string | null }> };

export type StaffSearchSynonymsRemoveMutationVariables = Exact<{
  input: StaffSearchSynonymsRemoveInput;
}>;


export type StaffSearchSynonymsRemoveMutation = { staff_search_synonyms_remove: { synonyms: Array<{ id: string, version: number, typed: Array<string>, found: Array<string>, changed_at: string, staff_name: string }> } };

export type StaffSearchSynonymsSaveMutationVariables = Exact<{
  input: StaffSearchSynonymsSaveInput;
}>;


export type StaffSearchSynonymsSaveMutation = { staff_search_synonyms_save: { synonyms: Array<{ id: string, version: number, typed: Array<string>, found: Array<string>, changed_at: string, staff_name: string }> } };

export type StaffSearchSynonymsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSearchSynonymsQuery = { staff_search_synonyms: Array<{ id: string, version: number, typed: Array<string>, found: Array<string>, changed_at: string, staff_name: string }> };

export type StaffSearchSynonymFieldsFragment = { id: string, version: number, typed: Array<string>, found: Array<string>, changed_at: string, staff_name: string };

export type BrowseExtrasQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowseExtrasQuery = { mobile_promo: { mobilePromoImage: string, mobilePromoImageAlt: string, mobilePromoTargetLink: string, mobilePromoDisclaim: string, mobilePromoDisclaimTargetLink: string } | null, top_strip: { links: Array<{ id: string, icon: string, linkText: string, targetLink: string }> } | null };

export type NavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationQuery = { navigation: { external_patterns: Array<string>, popular_brands: Array<{ id: string, name: string, url: string, image: string }>, brands: Array<{ id: string, name: string, url: string }>, menuItems: Array<{ id: string, title: string, url: string, dynamicContents: Array<{ id: string, title: string, text: string, image: string, targetLink: string }>, catGroups: Array<{ id: string, groupEyebrow: string, variant: string, categories: Array<{ id: string, title: string, url: string, leftIcon: string, promoFlag: string, infoText: string, hasRightArrow: boolean, showAllHierarchies: boolean, dynamicContents: Array<{ id: string, title: string, text: string, image: string, targetLink: string }>, subCats: Array<{ id: string, title: string, url: string, subCats: Array<{ id: string, title: string, url: string, subCats: Array<{ id: string, title: string, url: string }> }> }> }> }> }> } | null };

export type PromoCardFieldsFragment = { id: string, title: string, text: string, image: string, targetLink: string };

export type SearchBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchBannersQuery = { search_banners: { disclaimer: string, searchBannerCodeNames: Array<string>, promoBanners: Array<{ text: string, image: string, theme: string, targetLink: string }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SearchFiguresFieldsFragmentDoc = new TypedDocumentString(`
    fragment SearchFiguresFields on SearchFigures {
  searches
  without_results
  clicks
  click_through_rate
  conversions
  conversion_rate
  average_position
}
    `, {"fragmentName":"SearchFiguresFields"}) as unknown as TypedDocumentString<SearchFiguresFieldsFragment, unknown>;
export const StaffSearchResultsFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffSearchResultsFields on StaffSearchResults {
  total
  products {
    id
    name
    brand
  }
}
    `, {"fragmentName":"StaffSearchResultsFields"}) as unknown as TypedDocumentString<StaffSearchResultsFieldsFragment, unknown>;
export const StaffSearchSynonymFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffSearchSynonymFields on StaffSearchSynonym {
  id
  version
  typed
  found
  changed_at
  staff_name
}
    `, {"fragmentName":"StaffSearchSynonymFields"}) as unknown as TypedDocumentString<StaffSearchSynonymFieldsFragment, unknown>;
export const PromoCardFieldsFragmentDoc = new TypedDocumentString(`
    fragment PromoCardFields on DynamicContent {
  id
  title
  text
  image
  targetLink
}
    `, {"fragmentName":"PromoCardFields"}) as unknown as TypedDocumentString<PromoCardFieldsFragment, unknown>;
export const HeaderContentDocument = new TypedDocumentString(`
    query HeaderContent {
  navigation {
    menuItems {
      id
      title
      url
      catGroups {
        id
      }
    }
  }
  top_strip {
    links {
      id
      icon
      linkText
      targetLink
    }
    rotatingRichTexts {
      id
      html
      targetLink
    }
    dropdown {
      id
      title
      description
      linkText
      targetLink
    }
  }
  quick_links {
    id
    icon
    linkText
    targetLink
  }
}
    `) as unknown as TypedDocumentString<HeaderContentQuery, HeaderContentQueryVariables>;
export const SearchReportDocument = new TypedDocumentString(`
    query SearchReport($input: SearchReportInput!, $page: Int!) {
  search_report(input: $input, page: $page, per_page: 50) {
    data {
      query
      figures {
        ...SearchFiguresFields
      }
    }
    totals {
      ...SearchFiguresFields
    }
    paginatorInfo {
      last_page
      total
    }
  }
}
    fragment SearchFiguresFields on SearchFigures {
  searches
  without_results
  clicks
  click_through_rate
  conversions
  conversion_rate
  average_position
}`) as unknown as TypedDocumentString<SearchReportQuery, SearchReportQueryVariables>;
export const StaffSearchPreviewDocument = new TypedDocumentString(`
    query StaffSearchPreview($query: String!, $line: StaffSearchLineInput!) {
  staff_search_preview(query: $query, line: $line) {
    now {
      ...StaffSearchResultsFields
    }
    with_line {
      ...StaffSearchResultsFields
    }
  }
}
    fragment StaffSearchResultsFields on StaffSearchResults {
  total
  products {
    id
    name
    brand
  }
}`) as unknown as TypedDocumentString<StaffSearchPreviewQuery, StaffSearchPreviewQueryVariables>;
export const StaffSearchSynonymsRemoveDocument = new TypedDocumentString(`
    mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {
  staff_search_synonyms_remove(input: $input) {
    synonyms {
      ...StaffSearchSynonymFields
    }
  }
}
    fragment StaffSearchSynonymFields on StaffSearchSynonym {
  id
  version
  typed
  found
  changed_at
  staff_name
}`) as unknown as TypedDocumentString<StaffSearchSynonymsRemoveMutation, StaffSearchSynonymsRemoveMutationVariables>;
export const StaffSearchSynonymsSaveDocument = new TypedDocumentString(`
    mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {
  staff_search_synonyms_save(input: $input) {
    synonyms {
      ...StaffSearchSynonymFields
    }
  }
}
    fragment StaffSearchSynonymFields on StaffSearchSynonym {
  id
  version
  typed
  found
  changed_at
  staff_name
}`) as unknown as TypedDocumentString<StaffSearchSynonymsSaveMutation, StaffSearchSynonymsSaveMutationVariables>;
export const StaffSearchSynonymsDocument = new TypedDocumentString(`
    query StaffSearchSynonyms {
  staff_search_synonyms {
    ...StaffSearchSynonymFields
  }
}
    fragment StaffSearchSynonymFields on StaffSearchSynonym {
  id
  version
  typed
  found
  changed_at
  staff_name
}`) as unknown as TypedDocumentString<StaffSearchSynonymsQuery, StaffSearchSynonymsQueryVariables>;
export const BrowseExtrasDocument = new TypedDocumentString(`
    query BrowseExtras {
  mobile_promo {
    mobilePromoImage
    mobilePromoImageAlt
    mobilePromoTargetLink
    mobilePromoDisclaim
    mobilePromoDisclaimTargetLink
  }
  top_strip {
    links {
      id
      icon
      linkText
      targetLink
    }
  }
}
    `) as unknown as TypedDocumentString<BrowseExtrasQuery, BrowseExtrasQueryVariables>;
export const NavigationDocument = new TypedDocumentString(`
    query Navigation {
  navigation {
    external_patterns
    popular_brands {
      id
      name
      url
      image
    }
    brands {
      id
      name
      url
    }
    menuItems {
      id
      title
      url
      dynamicContents {
        ...PromoCardFields
      }
      catGroups {
        id
        groupEyebrow
        variant
        categories {
          id
          title
          url
          leftIcon
          promoFlag
          infoText
          hasRightArrow
          showAllHierarchies
          dynamicContents {
            ...PromoCardFields
          }
          subCats {
            id
            title
            url
            subCats {
              id
              title
              url
              subCats {
                id
                title
                url
              }
            }
          }
        }
      }
    }
  }
}
    fragment PromoCardFields on DynamicContent {
  id
  title
  text
  image
  targetLink
}`) as unknown as TypedDocumentString<NavigationQuery, NavigationQueryVariables>;
export const SearchBannersDocument = new TypedDocumentString(`
    query SearchBanners {
  search_banners {
    promoBanners {
      text
      image
      theme
      targetLink
    }
    disclaimer
    searchBannerCodeNames
  }
}
    `) as unknown as TypedDocumentString<SearchBannersQuery, SearchBannersQueryVariables>;