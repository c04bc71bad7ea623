/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HeaderContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HeaderContentQuery = { navigation: { menuItems: Array<{ id: string, title: string, url: string, catGroups: Array<{ id: string }> }> } | null, top_strip: { links: Array<{ id: string, icon: string, linkText: string, targetLink: string }>, rotatingRichTexts: Array<{ id: string, html: string, targetLink: string }>, dropdown: Array<{ id: string, title: string, description: string, linkText: string, targetLink: string }> } | null, quick_links: Array<{ id: string, icon: string, linkText: string, targetLink: string | null }> };

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