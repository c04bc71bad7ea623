/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query HeaderContent {\n    navigation {\n      menuItems {\n        id\n        title\n        url\n        catGroups {\n          id\n        }\n      }\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n      rotatingRichTexts {\n        id\n        html\n        targetLink\n      }\n      dropdown {\n        id\n        title\n        description\n        linkText\n        targetLink\n      }\n    }\n    quick_links {\n      id\n      icon\n      linkText\n      targetLink\n    }\n  }\n": typeof types.HeaderContentDocument,
    "\n  query SearchReport($input: SearchReportInput!, $page: Int!) {\n    search_report(input: $input, page: $page, per_page: 50) {\n      data {\n        query\n        figures {\n          ...SearchFiguresFields\n        }\n      }\n      totals {\n        ...SearchFiguresFields\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n  fragment SearchFiguresFields on SearchFigures {\n    searches\n    without_results\n    clicks\n    click_through_rate\n    conversions\n    conversion_rate\n    average_position\n  }\n": typeof types.SearchReportDocument,
    "\n  query StaffSearchPreview($query: String!, $line: StaffSearchLineInput!) {\n    staff_search_preview(query: $query, line: $line) {\n      now {\n        ...StaffSearchResultsFields\n      }\n      with_line {\n        ...StaffSearchResultsFields\n      }\n    }\n  }\n  fragment StaffSearchResultsFields on StaffSearchResults {\n    total\n    products {\n      id\n      name\n      brand\n    }\n  }\n": typeof types.StaffSearchPreviewDocument,
    "\n  mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {\n    staff_search_synonyms_remove(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n": typeof types.StaffSearchSynonymsRemoveDocument,
    "\n  mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {\n    staff_search_synonyms_save(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n": typeof types.StaffSearchSynonymsSaveDocument,
    "\n  query StaffSearchSynonyms {\n    staff_search_synonyms {\n      ...StaffSearchSynonymFields\n    }\n  }\n  fragment StaffSearchSynonymFields on StaffSearchSynonym {\n    id\n    version\n    typed\n    found\n    changed_at\n    staff_name\n  }\n": typeof types.StaffSearchSynonymsDocument,
    "\n  query BrowseExtras {\n    mobile_promo {\n      mobilePromoImage\n      mobilePromoImageAlt\n      mobilePromoTargetLink\n      mobilePromoDisclaim\n      mobilePromoDisclaimTargetLink\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n    }\n  }\n": typeof types.BrowseExtrasDocument,
    "\n  query Navigation {\n    navigation {\n      external_patterns\n      popular_brands {\n        id\n        name\n        url\n        image\n      }\n      brands {\n        id\n        name\n        url\n      }\n      menuItems {\n        id\n        title\n        url\n        dynamicContents {\n          ...PromoCardFields\n        }\n        catGroups {\n          id\n          groupEyebrow\n          variant\n          categories {\n            id\n            title\n            url\n            leftIcon\n            promoFlag\n            infoText\n            hasRightArrow\n            showAllHierarchies\n            dynamicContents {\n              ...PromoCardFields\n            }\n            subCats {\n              id\n              title\n              url\n              subCats {\n                id\n                title\n                url\n                subCats {\n                  id\n                  title\n                  url\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.NavigationDocument,
    "\n  fragment PromoCardFields on DynamicContent {\n    id\n    title\n    text\n    image\n    targetLink\n  }\n": typeof types.PromoCardFieldsFragmentDoc,
    "\n  query SearchBanners {\n    search_banners {\n      promoBanners {\n        text\n        image\n        theme\n        targetLink\n      }\n      disclaimer\n      searchBannerCodeNames\n    }\n  }\n": typeof types.SearchBannersDocument,
};
const documents: Documents = {
    "\n  query HeaderContent {\n    navigation {\n      menuItems {\n        id\n        title\n        url\n        catGroups {\n          id\n        }\n      }\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n      rotatingRichTexts {\n        id\n        html\n        targetLink\n      }\n      dropdown {\n        id\n        title\n        description\n        linkText\n        targetLink\n      }\n    }\n    quick_links {\n      id\n      icon\n      linkText\n      targetLink\n    }\n  }\n": types.HeaderContentDocument,
    "\n  query SearchReport($input: SearchReportInput!, $page: Int!) {\n    search_report(input: $input, page: $page, per_page: 50) {\n      data {\n        query\n        figures {\n          ...SearchFiguresFields\n        }\n      }\n      totals {\n        ...SearchFiguresFields\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n  fragment SearchFiguresFields on SearchFigures {\n    searches\n    without_results\n    clicks\n    click_through_rate\n    conversions\n    conversion_rate\n    average_position\n  }\n": types.SearchReportDocument,
    "\n  query StaffSearchPreview($query: String!, $line: StaffSearchLineInput!) {\n    staff_search_preview(query: $query, line: $line) {\n      now {\n        ...StaffSearchResultsFields\n      }\n      with_line {\n        ...StaffSearchResultsFields\n      }\n    }\n  }\n  fragment StaffSearchResultsFields on StaffSearchResults {\n    total\n    products {\n      id\n      name\n      brand\n    }\n  }\n": types.StaffSearchPreviewDocument,
    "\n  mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {\n    staff_search_synonyms_remove(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n": types.StaffSearchSynonymsRemoveDocument,
    "\n  mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {\n    staff_search_synonyms_save(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n": types.StaffSearchSynonymsSaveDocument,
    "\n  query StaffSearchSynonyms {\n    staff_search_synonyms {\n      ...StaffSearchSynonymFields\n    }\n  }\n  fragment StaffSearchSynonymFields on StaffSearchSynonym {\n    id\n    version\n    typed\n    found\n    changed_at\n    staff_name\n  }\n": types.StaffSearchSynonymsDocument,
    "\n  query BrowseExtras {\n    mobile_promo {\n      mobilePromoImage\n      mobilePromoImageAlt\n      mobilePromoTargetLink\n      mobilePromoDisclaim\n      mobilePromoDisclaimTargetLink\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n    }\n  }\n": types.BrowseExtrasDocument,
    "\n  query Navigation {\n    navigation {\n      external_patterns\n      popular_brands {\n        id\n        name\n        url\n        image\n      }\n      brands {\n        id\n        name\n        url\n      }\n      menuItems {\n        id\n        title\n        url\n        dynamicContents {\n          ...PromoCardFields\n        }\n        catGroups {\n          id\n          groupEyebrow\n          variant\n          categories {\n            id\n            title\n            url\n            leftIcon\n            promoFlag\n            infoText\n            hasRightArrow\n            showAllHierarchies\n            dynamicContents {\n              ...PromoCardFields\n            }\n            subCats {\n              id\n              title\n              url\n              subCats {\n                id\n                title\n                url\n                subCats {\n                  id\n                  title\n                  url\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.NavigationDocument,
    "\n  fragment PromoCardFields on DynamicContent {\n    id\n    title\n    text\n    image\n    targetLink\n  }\n": types.PromoCardFieldsFragmentDoc,
    "\n  query SearchBanners {\n    search_banners {\n      promoBanners {\n        text\n        image\n        theme\n        targetLink\n      }\n      disclaimer\n      searchBannerCodeNames\n    }\n  }\n": types.SearchBannersDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeaderContent {\n    navigation {\n      menuItems {\n        id\n        title\n        url\n        catGroups {\n          id\n        }\n      }\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n      rotatingRichTexts {\n        id\n        html\n        targetLink\n      }\n      dropdown {\n        id\n        title\n        description\n        linkText\n        targetLink\n      }\n    }\n    quick_links {\n      id\n      icon\n      linkText\n      targetLink\n    }\n  }\n"): typeof import('./graphql').HeaderContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchReport($input: SearchReportInput!, $page: Int!) {\n    search_report(input: $input, page: $page, per_page: 50) {\n      data {\n        query\n        figures {\n          ...SearchFiguresFields\n        }\n      }\n      totals {\n        ...SearchFiguresFields\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n  fragment SearchFiguresFields on SearchFigures {\n    searches\n    without_results\n    clicks\n    click_through_rate\n    conversions\n    conversion_rate\n    average_position\n  }\n"): typeof import('./graphql').SearchReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffSearchPreview($query: String!, $line: StaffSearchLineInput!) {\n    staff_search_preview(query: $query, line: $line) {\n      now {\n        ...StaffSearchResultsFields\n      }\n      with_line {\n        ...StaffSearchResultsFields\n      }\n    }\n  }\n  fragment StaffSearchResultsFields on StaffSearchResults {\n    total\n    products {\n      id\n      name\n      brand\n    }\n  }\n"): typeof import('./graphql').StaffSearchPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {\n    staff_search_synonyms_remove(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffSearchSynonymsRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {\n    staff_search_synonyms_save(input: $input) {\n      synonyms {\n        ...StaffSearchSynonymFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffSearchSynonymsSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffSearchSynonyms {\n    staff_search_synonyms {\n      ...StaffSearchSynonymFields\n    }\n  }\n  fragment StaffSearchSynonymFields on StaffSearchSynonym {\n    id\n    version\n    typed\n    found\n    changed_at\n    staff_name\n  }\n"): typeof import('./graphql').StaffSearchSynonymsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseExtras {\n    mobile_promo {\n      mobilePromoImage\n      mobilePromoImageAlt\n      mobilePromoTargetLink\n      mobilePromoDisclaim\n      mobilePromoDisclaimTargetLink\n    }\n    top_strip {\n      links {\n        id\n        icon\n        linkText\n        targetLink\n      }\n    }\n  }\n"): typeof import('./graphql').BrowseExtrasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Navigation {\n    navigation {\n      external_patterns\n      popular_brands {\n        id\n        name\n        url\n        image\n      }\n      brands {\n        id\n        name\n        url\n      }\n      menuItems {\n        id\n        title\n        url\n        dynamicContents {\n          ...PromoCardFields\n        }\n        catGroups {\n          id\n          groupEyebrow\n          variant\n          categories {\n            id\n            title\n            url\n            leftIcon\n            promoFlag\n            infoText\n            hasRightArrow\n            showAllHierarchies\n            dynamicContents {\n              ...PromoCardFields\n            }\n            subCats {\n              id\n              title\n              url\n              subCats {\n                id\n                title\n                url\n                subCats {\n                  id\n                  title\n                  url\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').NavigationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromoCardFields on DynamicContent {\n    id\n    title\n    text\n    image\n    targetLink\n  }\n"): typeof import('./graphql').PromoCardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchBanners {\n    search_banners {\n      promoBanners {\n        text\n        image\n        theme\n        targetLink\n      }\n      disclaimer\n      searchBannerCodeNames\n    }\n  }\n"): typeof import('./graphql').SearchBannersDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
