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
    "\n  query Brands {\n    brands {\n      id\n      name\n      url\n    }\n    popular: brands(popular: true) {\n      id\n      name\n      url\n      logo_image\n    }\n  }\n": typeof types.BrandsDocument,
    "\n  query ContentPage($path: String!) {\n    content_page(path: $path) {\n      path\n      title\n      description\n      html\n      updated_at\n    }\n  }\n": typeof types.ContentPageDocument,
    "\n  mutation StaffContentCancelPlan($input: StaffContentCancelPlanInput!) {\n    staff_content_cancel_plan(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": typeof types.StaffContentCancelPlanDocument,
    "\n  query StaffContentEntry($content_id: ID!) {\n    staff_content_entry(content_id: $content_id) {\n      ...StaffContentFields\n    }\n  }\n": typeof types.StaffContentEntryDocument,
    "\n  fragment StaffContentFields on StaffContent {\n    entry {\n      id\n      kind\n      title\n    }\n    path\n    version\n    published {\n      ...StaffContentValueFields\n    }\n    draft {\n      value {\n        ...StaffContentValueFields\n      }\n      at\n      staff_name\n      planned_for\n      planned_by\n    }\n    versions {\n      number\n      at\n      staff_name\n    }\n  }\n": typeof types.StaffContentFieldsFragmentDoc,
    "\n  query StaffContentList {\n    staff_content {\n      id\n      kind\n      title\n      changed_at\n      staff_name\n      has_draft\n      planned_for\n    }\n  }\n": typeof types.StaffContentListDocument,
    "\n  mutation StaffContentDiscardDraft($input: StaffContentDiscardDraftInput!) {\n    staff_content_discard_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": typeof types.StaffContentDiscardDraftDocument,
    "\n  mutation StaffContentPublish($input: StaffContentPublishInput!) {\n    staff_content_publish(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": typeof types.StaffContentPublishDocument,
    "\n  mutation StaffContentRestore($input: StaffContentRestoreInput!) {\n    staff_content_restore(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": typeof types.StaffContentRestoreDocument,
    "\n  mutation StaffContentSaveDraft($input: StaffContentSaveDraftInput!) {\n    staff_content_save_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": typeof types.StaffContentSaveDraftDocument,
    "\n  fragment StaffContentValueFields on StaffContentValue {\n    fields {\n      name\n      value\n    }\n    items {\n      id\n      fields {\n        name\n        value\n      }\n    }\n  }\n": typeof types.StaffContentValueFieldsFragmentDoc,
    "\n  mutation StaffPricesCancel($input: StaffPricesCancelInput!) {\n    staff_prices_cancel(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffPricesCancelDocument,
    "\n  mutation StaffStockCount($input: StaffStockCountInput!) {\n    staff_stock_count(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffStockCountDocument,
    "\n  query StaffProductCounts {\n    staff_product_counts {\n      low\n      out\n    }\n  }\n": typeof types.StaffProductCountsDocument,
    "\n  mutation StaffProductsPublish($input: StaffProductsPublishInput!) {\n    staff_products_publish(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffProductsPublishDocument,
    "\n  mutation StaffStockReceive($input: StaffStockReceiveInput!) {\n    staff_stock_receive(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffStockReceiveDocument,
    "\n  mutation StaffPhotosRemove($input: StaffPhotosRemoveInput!) {\n    staff_photos_remove(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffPhotosRemoveDocument,
    "\n  mutation StaffPhotosSet($input: StaffPhotosSetInput!) {\n    staff_photos_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffPhotosSetDocument,
    "\n  mutation StaffPricesSet($input: StaffPricesSetInput!) {\n    staff_prices_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": typeof types.StaffPricesSetDocument,
    "\n  fragment StaffProductFields on StaffProduct {\n    product {\n      id\n      code\n      name\n      schedule\n      is_on_sale\n      stock\n      is_low\n      price\n      sale_price\n    }\n    slug\n    prices {\n      type\n      min_qty\n      value\n    }\n    picture {\n      url\n      alt\n    }\n    photo {\n      id\n      alt\n      at\n      staff_name\n    }\n    photo_version\n    may_be_promoted\n    waiting\n    price_changes {\n      id\n      type\n      value\n      from\n      state\n      staff_name\n    }\n    movements {\n      id\n      at\n      reason\n      change\n      stock\n      staff_name\n    }\n    shelves {\n      pharmacy_id\n      name\n      stock\n    }\n    shelf_movements {\n      id\n      at\n      pharmacy\n      reason\n      change\n      stock\n      staff_name\n    }\n  }\n": typeof types.StaffProductFieldsFragmentDoc,
    "\n  query StaffProduct($id: ID!) {\n    staff_product(id: $id) {\n      ...StaffProductFields\n    }\n  }\n": typeof types.StaffProductDocument,
    "\n  query StaffProducts($show: StaffProductChoice!, $search: String, $after: String) {\n    staff_products(show: $show, search: $search, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        schedule\n        is_on_sale\n        stock\n        is_low\n        price\n        sale_price\n      }\n      next\n    }\n  }\n": typeof types.StaffProductsDocument,
    "\n  mutation StaffPromotionsChange($input: StaffPromotionsChangeInput!) {\n    staff_promotions_change(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": typeof types.StaffPromotionsChangeDocument,
    "\n  mutation StaffPromotionsDiscard($input: StaffPromotionsDiscardInput!) {\n    staff_promotions_discard(input: $input) {\n      promotion_id\n    }\n  }\n": typeof types.StaffPromotionsDiscardDocument,
    "\n  mutation StaffPromotionsEnd($input: StaffPromotionsEndInput!) {\n    staff_promotions_end(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": typeof types.StaffPromotionsEndDocument,
    "\n  query StaffPromotionPreview($input: StaffPromotionPreviewInput!) {\n    staff_promotion_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        unit_price\n        without\n        with\n        promotion\n        messages\n      }\n      without\n      with\n      points_without\n      points_with\n    }\n  }\n": typeof types.StaffPromotionPreviewDocument,
    "\n  fragment StaffPromotionFields on StaffPromotion {\n    promotion {\n      id\n      display_title\n      numbers {\n        kind\n        n\n        percent\n        price\n        spend\n        save\n        points\n      }\n      state\n      from\n      until\n      product_count\n      changed_by\n    }\n    version\n    display_info\n    met_message\n    unmet_message\n    mix_and_match\n    products {\n      id\n      code\n      name\n      price\n    }\n    warnings\n    changed_at\n  }\n": typeof types.StaffPromotionFieldsFragmentDoc,
    "\n  mutation StaffPromotionsPublish($input: StaffPromotionsPublishInput!) {\n    staff_promotions_publish(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": typeof types.StaffPromotionsPublishDocument,
    "\n  mutation StaffPromotionsSave($input: StaffPromotionsSaveInput!) {\n    staff_promotions_save(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": typeof types.StaffPromotionsSaveDocument,
    "\n  query StaffPromotion($id: ID!) {\n    staff_promotion(id: $id) {\n      ...StaffPromotionFields\n    }\n  }\n": typeof types.StaffPromotionDocument,
    "\n  query StaffPromotions($show: StaffPromotionState!, $after: String) {\n    staff_promotions(show: $show, after: $after, first: 50) {\n      data {\n        id\n        display_title\n        numbers {\n          kind\n          n\n          percent\n          price\n          spend\n          save\n          points\n        }\n        state\n        from\n        until\n        product_count\n        changed_by\n      }\n      next\n    }\n  }\n": typeof types.StaffPromotionsDocument,
    "\n  mutation StaffVouchersChange($input: StaffVouchersChangeInput!) {\n    staff_vouchers_change(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": typeof types.StaffVouchersChangeDocument,
    "\n  mutation StaffVouchersDiscard($input: StaffVouchersStepInput!) {\n    staff_vouchers_discard(input: $input) {\n      voucher_id\n    }\n  }\n": typeof types.StaffVouchersDiscardDocument,
    "\n  mutation StaffVouchersEnd($input: StaffVouchersStepInput!) {\n    staff_vouchers_end(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": typeof types.StaffVouchersEndDocument,
    "\n  query StaffVoucherPreview($input: StaffVoucherPreviewInput!) {\n    staff_voucher_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        without\n        with\n      }\n      without\n      with\n      refusal\n      is_delivery_free\n    }\n  }\n": typeof types.StaffVoucherPreviewDocument,
    "\n  mutation StaffVouchersPublish($input: StaffVouchersStepInput!) {\n    staff_vouchers_publish(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": typeof types.StaffVouchersPublishDocument,
    "\n  mutation StaffVouchersSave($input: StaffVouchersSaveInput!) {\n    staff_vouchers_save(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": typeof types.StaffVouchersSaveDocument,
    "\n  query StaffVoucher($id: ID!) {\n    staff_voucher(id: $id) {\n      ...StaffVoucherFields\n    }\n  }\n": typeof types.StaffVoucherDocument,
    "\n  query StaffVouchers($show: StaffPromotionState!, $after: String) {\n    staff_vouchers(show: $show, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        kind\n        percent\n        min_spend\n        category\n        first_order_only\n        state\n        from\n        until\n        uses\n        max_uses\n        changed_by\n      }\n      next\n    }\n  }\n": typeof types.StaffVouchersDocument,
    "\n  fragment StaffVoucherFields on StaffVoucher {\n    voucher {\n      id\n      code\n      name\n      kind\n      percent\n      min_spend\n      category\n      first_order_only\n      state\n      from\n      until\n      uses\n      max_uses\n      max_uses_per_customer\n      changed_by\n    }\n    version\n    description\n    category_id\n    is_listed\n    warnings\n    changed_at\n  }\n": typeof types.StaffVoucherFieldsFragmentDoc,
    "\n  query FavouriteAlerts {\n    favourite_alerts {\n      wanted\n    }\n  }\n": typeof types.FavouriteAlertsDocument,
    "\n  mutation FavouriteAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n": typeof types.FavouriteAlertsSetDocument,
    "\n  query BoughtIds {\n    previous_orders(per_page: 10) {\n      data {\n        items {\n          product_id\n        }\n      }\n    }\n  }\n": typeof types.BoughtIdsDocument,
    "\n  query SuggestedProducts($input: RecommendedProductsInput!) {\n    recommended_products(input: $input) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": typeof types.SuggestedProductsDocument,
    "\n  query Home {\n    home {\n      sections {\n        __typename\n        id\n        title\n        ... on HeroSection {\n          eyebrow\n          text\n          linkText\n          targetLink\n          image\n          audience\n        }\n        ... on ServicesSection {\n          tiles {\n            id\n            title\n            text\n            icon\n            targetLink\n          }\n        }\n        ... on ProductsSection {\n          text\n          targetLink\n          linkText\n          products {\n            ...CardFields\n          }\n        }\n        ... on CategoriesSection {\n          categories {\n            id\n            title\n            url\n            image_url\n          }\n        }\n        ... on PromotionsSection {\n          cards {\n            id\n            title\n            text\n            image\n            targetLink\n            linkText\n          }\n        }\n        ... on BrandsSection {\n          brands {\n            id\n            name\n            url\n            logo_image\n          }\n        }\n        ... on TelehealthSection {\n          text\n          linkText\n          targetLink\n          image\n          points\n        }\n        ... on TrustSection {\n          reasons {\n            id\n            title\n            text\n            icon\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query OrderCount {\n    previous_orders(per_page: 1) {\n      paginatorInfo {\n        total\n      }\n    }\n  }\n": typeof types.OrderCountDocument,
    "\n  query Listing($input: ListingInput!, $isServer: Boolean!) {\n    listing(input: $input) {\n      title\n      description\n      meta_description\n      url\n      lineage {\n        title\n        url\n      }\n      children {\n        title\n        url\n        count\n      }\n      brand {\n        banner_image\n        logo_image\n        seo_title\n      }\n      promotion {\n        end_date\n      }\n      data {\n        ...CardFields\n        queryID @skip(if: $isServer)\n      }\n      facets {\n        name\n        title\n        values {\n          value\n          label\n          count\n          selected\n        }\n      }\n      banners {\n        text\n        image\n        theme\n        targetLink\n      }\n      did_you_mean\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n      queryID @skip(if: $isServer)\n    }\n  }\n": typeof types.ListingDocument,
    "\n  query ProductLivePrice($slug: String!, $gmt_offset: Int, $state: State) {\n    product(slug: $slug) {\n      edr_base_points\n      live_price_type(gmt_offset: $gmt_offset, state: $state)\n      live_price(gmt_offset: $gmt_offset, state: $state) {\n        value\n      }\n    }\n  }\n": typeof types.ProductLivePriceDocument,
    "\n  query ProductDelivery($slug: String!, $postcode: String!) {\n    product(slug: $slug) {\n      shipping_methods(postcode: $postcode) {\n        id\n        name\n        type\n        display_price\n        pdp_display_info\n        cutoff\n        delivery_date\n      }\n    }\n  }\n": typeof types.ProductDeliveryDocument,
    "\n  query Product($slug: String!) {\n    product(slug: $slug) {\n      id\n      code\n      name\n      slug\n      url\n      description\n      seo_title\n      metadescription\n      rrp\n      status\n      prices {\n        min_qty\n        type\n        value\n      }\n      images {\n        id\n        url\n        alt\n      }\n      can_autodeliver\n      is_out_of_stock\n      is_available\n      is_fridge\n      is_pharmacy\n      is_practitioner\n      is_tga\n      is_gated\n      is_preorder\n      is_clearance\n      is_skip_questionnaire\n      is_limited_supply\n      is_free_shipping\n      requires_prescription\n      is_advertisable\n      excluded_states\n      booking_type\n      order_limit\n      schedule\n      journey_ids\n      tags {\n        name\n      }\n      badges\n      facts {\n        name\n        value\n        note\n        url\n      }\n      dose {\n        title\n        rows {\n          name\n          amount\n        }\n        rest\n      }\n      key_ingredients\n      sold_by\n      group_brand\n      group_format\n      group_fragrance\n      group_size\n      group_colour\n      group_flavour\n      colour_variants {\n        ...VariantFields\n        images {\n          url\n        }\n      }\n      size_variants {\n        ...VariantFields\n      }\n      flavour_variants {\n        ...VariantFields\n      }\n      brand_variants {\n        ...VariantFields\n      }\n      format_variants {\n        ...VariantFields\n      }\n      fragrance_variants {\n        ...VariantFields\n      }\n      warnings {\n        message\n        position\n      }\n      brand {\n        name\n        url\n      }\n      expert_advice_description\n      expert_advice_products {\n        id\n        card {\n          ...CardFields\n        }\n      }\n      txt_directions\n      txt_ingredients\n      txt_storage\n      txt_warnings\n      breadcrumbs {\n        display_title\n        url\n      }\n      coop_advert {\n        kontent_code\n      }\n      promotions {\n        id\n        url\n        display_title\n        display_info\n        end_date\n      }\n      edr_base_points\n      edr_bonus_points\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query PromoBanner($code: String!) {\n    promo_banner(code: $code) {\n      title\n      text\n      image\n      targetLink\n    }\n  }\n": typeof types.PromoBannerDocument,
    "\n  query GetPromotionProductsById($id: ID!) {\n    promotions(id: $id) {\n      products(limit: 12) {\n        card {\n          ...CardFields\n        }\n      }\n    }\n  }\n": typeof types.GetPromotionProductsByIdDocument,
    "\n  query RelatedProducts($id: ID!) {\n    recommended_products(input: { models: [related_products, bought_together], product_ids: [$id], limit: 12 }) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": typeof types.RelatedProductsDocument,
    "\n  fragment VariantFields on ProductVariant {\n    slug\n    name\n    is_out_of_stock\n    group_brand\n    group_format\n    group_fragrance\n    group_size\n    group_colour\n    group_flavour\n  }\n": typeof types.VariantFieldsFragmentDoc,
    "\n  mutation FavouriteAlertsStop($input: FavouriteAlertsStopInput!) {\n    favourite_alerts_stop(input: $input) {\n      wanted\n    }\n  }\n": typeof types.FavouriteAlertsStopDocument,
    "\n  fragment CardFields on ProductCard {\n    id\n    title\n    url\n    slug\n    brand\n    image\n    schedule\n    isAppendixH\n    isGated\n    isOutOfStock\n    isHlp\n    soldBy\n    price\n    priceType\n    isPractitioner\n    rrp\n    originalPrice\n    isClearance\n    isPreorder\n    isFridge\n    isFreeShipping\n    isPrescription\n    promotions {\n      promotionId\n      displayTitle\n    }\n    isTelehealth\n    bookingType\n    isTgaGeneral\n    tags\n  }\n": typeof types.CardFieldsFragmentDoc,
    "\n  query ProductsById($ids: [ID!]!) {\n    products(ids: $ids) {\n      ...CardFields\n    }\n  }\n": typeof types.ProductsByIdDocument,
    "\n  query SearchId($input: ListingInput!) {\n    listing(input: $input) {\n      queryID\n    }\n  }\n": typeof types.SearchIdDocument,
    "\n  query StaffProductsToPromote($search: String!) {\n    staff_products(show: on_sale, search: $search, first: 8) {\n      data {\n        id\n        code\n        name\n        price\n      }\n    }\n  }\n": typeof types.StaffProductsToPromoteDocument,
    "\n  mutation FavouritesAdd($input: FavouritesAddInput!) {\n    favourites_add(input: $input) {\n      favourite {\n        product_id\n      }\n    }\n  }\n": typeof types.FavouritesAddDocument,
    "\n  query FavouritePage($page: Int!, $perPage: Int!) {\n    favourite_products(page: $page, per_page: $perPage) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": typeof types.FavouritePageDocument,
    "\n  mutation FavouritesRemove($input: FavouritesRemoveInput!) {\n    favourites_remove(input: $input) {\n      product_id\n    }\n  }\n": typeof types.FavouritesRemoveDocument,
    "\n  query RootCategories {\n    categories {\n      id\n      title\n      url\n    }\n  }\n": typeof types.RootCategoriesDocument,
    "\n  mutation ProductViewsMerge($product_ids: [ID!]!) {\n    product_views_merge(product_ids: $product_ids) {\n      product_ids\n    }\n  }\n": typeof types.ProductViewsMergeDocument,
    "\n  mutation ProductViewsCreate($product_id: ID!) {\n    product_views_create(product_id: $product_id) {\n      viewed_at\n    }\n  }\n": typeof types.ProductViewsCreateDocument,
    "\n  mutation ProductViewsDelete($product_id: ID!) {\n    product_views_delete(product_id: $product_id) {\n      deleted\n    }\n  }\n": typeof types.ProductViewsDeleteDocument,
};
const documents: Documents = {
    "\n  query Brands {\n    brands {\n      id\n      name\n      url\n    }\n    popular: brands(popular: true) {\n      id\n      name\n      url\n      logo_image\n    }\n  }\n": types.BrandsDocument,
    "\n  query ContentPage($path: String!) {\n    content_page(path: $path) {\n      path\n      title\n      description\n      html\n      updated_at\n    }\n  }\n": types.ContentPageDocument,
    "\n  mutation StaffContentCancelPlan($input: StaffContentCancelPlanInput!) {\n    staff_content_cancel_plan(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": types.StaffContentCancelPlanDocument,
    "\n  query StaffContentEntry($content_id: ID!) {\n    staff_content_entry(content_id: $content_id) {\n      ...StaffContentFields\n    }\n  }\n": types.StaffContentEntryDocument,
    "\n  fragment StaffContentFields on StaffContent {\n    entry {\n      id\n      kind\n      title\n    }\n    path\n    version\n    published {\n      ...StaffContentValueFields\n    }\n    draft {\n      value {\n        ...StaffContentValueFields\n      }\n      at\n      staff_name\n      planned_for\n      planned_by\n    }\n    versions {\n      number\n      at\n      staff_name\n    }\n  }\n": types.StaffContentFieldsFragmentDoc,
    "\n  query StaffContentList {\n    staff_content {\n      id\n      kind\n      title\n      changed_at\n      staff_name\n      has_draft\n      planned_for\n    }\n  }\n": types.StaffContentListDocument,
    "\n  mutation StaffContentDiscardDraft($input: StaffContentDiscardDraftInput!) {\n    staff_content_discard_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": types.StaffContentDiscardDraftDocument,
    "\n  mutation StaffContentPublish($input: StaffContentPublishInput!) {\n    staff_content_publish(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": types.StaffContentPublishDocument,
    "\n  mutation StaffContentRestore($input: StaffContentRestoreInput!) {\n    staff_content_restore(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": types.StaffContentRestoreDocument,
    "\n  mutation StaffContentSaveDraft($input: StaffContentSaveDraftInput!) {\n    staff_content_save_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n": types.StaffContentSaveDraftDocument,
    "\n  fragment StaffContentValueFields on StaffContentValue {\n    fields {\n      name\n      value\n    }\n    items {\n      id\n      fields {\n        name\n        value\n      }\n    }\n  }\n": types.StaffContentValueFieldsFragmentDoc,
    "\n  mutation StaffPricesCancel($input: StaffPricesCancelInput!) {\n    staff_prices_cancel(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffPricesCancelDocument,
    "\n  mutation StaffStockCount($input: StaffStockCountInput!) {\n    staff_stock_count(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffStockCountDocument,
    "\n  query StaffProductCounts {\n    staff_product_counts {\n      low\n      out\n    }\n  }\n": types.StaffProductCountsDocument,
    "\n  mutation StaffProductsPublish($input: StaffProductsPublishInput!) {\n    staff_products_publish(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffProductsPublishDocument,
    "\n  mutation StaffStockReceive($input: StaffStockReceiveInput!) {\n    staff_stock_receive(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffStockReceiveDocument,
    "\n  mutation StaffPhotosRemove($input: StaffPhotosRemoveInput!) {\n    staff_photos_remove(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffPhotosRemoveDocument,
    "\n  mutation StaffPhotosSet($input: StaffPhotosSetInput!) {\n    staff_photos_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffPhotosSetDocument,
    "\n  mutation StaffPricesSet($input: StaffPricesSetInput!) {\n    staff_prices_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n": types.StaffPricesSetDocument,
    "\n  fragment StaffProductFields on StaffProduct {\n    product {\n      id\n      code\n      name\n      schedule\n      is_on_sale\n      stock\n      is_low\n      price\n      sale_price\n    }\n    slug\n    prices {\n      type\n      min_qty\n      value\n    }\n    picture {\n      url\n      alt\n    }\n    photo {\n      id\n      alt\n      at\n      staff_name\n    }\n    photo_version\n    may_be_promoted\n    waiting\n    price_changes {\n      id\n      type\n      value\n      from\n      state\n      staff_name\n    }\n    movements {\n      id\n      at\n      reason\n      change\n      stock\n      staff_name\n    }\n    shelves {\n      pharmacy_id\n      name\n      stock\n    }\n    shelf_movements {\n      id\n      at\n      pharmacy\n      reason\n      change\n      stock\n      staff_name\n    }\n  }\n": types.StaffProductFieldsFragmentDoc,
    "\n  query StaffProduct($id: ID!) {\n    staff_product(id: $id) {\n      ...StaffProductFields\n    }\n  }\n": types.StaffProductDocument,
    "\n  query StaffProducts($show: StaffProductChoice!, $search: String, $after: String) {\n    staff_products(show: $show, search: $search, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        schedule\n        is_on_sale\n        stock\n        is_low\n        price\n        sale_price\n      }\n      next\n    }\n  }\n": types.StaffProductsDocument,
    "\n  mutation StaffPromotionsChange($input: StaffPromotionsChangeInput!) {\n    staff_promotions_change(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": types.StaffPromotionsChangeDocument,
    "\n  mutation StaffPromotionsDiscard($input: StaffPromotionsDiscardInput!) {\n    staff_promotions_discard(input: $input) {\n      promotion_id\n    }\n  }\n": types.StaffPromotionsDiscardDocument,
    "\n  mutation StaffPromotionsEnd($input: StaffPromotionsEndInput!) {\n    staff_promotions_end(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": types.StaffPromotionsEndDocument,
    "\n  query StaffPromotionPreview($input: StaffPromotionPreviewInput!) {\n    staff_promotion_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        unit_price\n        without\n        with\n        promotion\n        messages\n      }\n      without\n      with\n      points_without\n      points_with\n    }\n  }\n": types.StaffPromotionPreviewDocument,
    "\n  fragment StaffPromotionFields on StaffPromotion {\n    promotion {\n      id\n      display_title\n      numbers {\n        kind\n        n\n        percent\n        price\n        spend\n        save\n        points\n      }\n      state\n      from\n      until\n      product_count\n      changed_by\n    }\n    version\n    display_info\n    met_message\n    unmet_message\n    mix_and_match\n    products {\n      id\n      code\n      name\n      price\n    }\n    warnings\n    changed_at\n  }\n": types.StaffPromotionFieldsFragmentDoc,
    "\n  mutation StaffPromotionsPublish($input: StaffPromotionsPublishInput!) {\n    staff_promotions_publish(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": types.StaffPromotionsPublishDocument,
    "\n  mutation StaffPromotionsSave($input: StaffPromotionsSaveInput!) {\n    staff_promotions_save(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n": types.StaffPromotionsSaveDocument,
    "\n  query StaffPromotion($id: ID!) {\n    staff_promotion(id: $id) {\n      ...StaffPromotionFields\n    }\n  }\n": types.StaffPromotionDocument,
    "\n  query StaffPromotions($show: StaffPromotionState!, $after: String) {\n    staff_promotions(show: $show, after: $after, first: 50) {\n      data {\n        id\n        display_title\n        numbers {\n          kind\n          n\n          percent\n          price\n          spend\n          save\n          points\n        }\n        state\n        from\n        until\n        product_count\n        changed_by\n      }\n      next\n    }\n  }\n": types.StaffPromotionsDocument,
    "\n  mutation StaffVouchersChange($input: StaffVouchersChangeInput!) {\n    staff_vouchers_change(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": types.StaffVouchersChangeDocument,
    "\n  mutation StaffVouchersDiscard($input: StaffVouchersStepInput!) {\n    staff_vouchers_discard(input: $input) {\n      voucher_id\n    }\n  }\n": types.StaffVouchersDiscardDocument,
    "\n  mutation StaffVouchersEnd($input: StaffVouchersStepInput!) {\n    staff_vouchers_end(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": types.StaffVouchersEndDocument,
    "\n  query StaffVoucherPreview($input: StaffVoucherPreviewInput!) {\n    staff_voucher_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        without\n        with\n      }\n      without\n      with\n      refusal\n      is_delivery_free\n    }\n  }\n": types.StaffVoucherPreviewDocument,
    "\n  mutation StaffVouchersPublish($input: StaffVouchersStepInput!) {\n    staff_vouchers_publish(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": types.StaffVouchersPublishDocument,
    "\n  mutation StaffVouchersSave($input: StaffVouchersSaveInput!) {\n    staff_vouchers_save(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n": types.StaffVouchersSaveDocument,
    "\n  query StaffVoucher($id: ID!) {\n    staff_voucher(id: $id) {\n      ...StaffVoucherFields\n    }\n  }\n": types.StaffVoucherDocument,
    "\n  query StaffVouchers($show: StaffPromotionState!, $after: String) {\n    staff_vouchers(show: $show, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        kind\n        percent\n        min_spend\n        category\n        first_order_only\n        state\n        from\n        until\n        uses\n        max_uses\n        changed_by\n      }\n      next\n    }\n  }\n": types.StaffVouchersDocument,
    "\n  fragment StaffVoucherFields on StaffVoucher {\n    voucher {\n      id\n      code\n      name\n      kind\n      percent\n      min_spend\n      category\n      first_order_only\n      state\n      from\n      until\n      uses\n      max_uses\n      max_uses_per_customer\n      changed_by\n    }\n    version\n    description\n    category_id\n    is_listed\n    warnings\n    changed_at\n  }\n": types.StaffVoucherFieldsFragmentDoc,
    "\n  query FavouriteAlerts {\n    favourite_alerts {\n      wanted\n    }\n  }\n": types.FavouriteAlertsDocument,
    "\n  mutation FavouriteAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n": types.FavouriteAlertsSetDocument,
    "\n  query BoughtIds {\n    previous_orders(per_page: 10) {\n      data {\n        items {\n          product_id\n        }\n      }\n    }\n  }\n": types.BoughtIdsDocument,
    "\n  query SuggestedProducts($input: RecommendedProductsInput!) {\n    recommended_products(input: $input) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": types.SuggestedProductsDocument,
    "\n  query Home {\n    home {\n      sections {\n        __typename\n        id\n        title\n        ... on HeroSection {\n          eyebrow\n          text\n          linkText\n          targetLink\n          image\n          audience\n        }\n        ... on ServicesSection {\n          tiles {\n            id\n            title\n            text\n            icon\n            targetLink\n          }\n        }\n        ... on ProductsSection {\n          text\n          targetLink\n          linkText\n          products {\n            ...CardFields\n          }\n        }\n        ... on CategoriesSection {\n          categories {\n            id\n            title\n            url\n            image_url\n          }\n        }\n        ... on PromotionsSection {\n          cards {\n            id\n            title\n            text\n            image\n            targetLink\n            linkText\n          }\n        }\n        ... on BrandsSection {\n          brands {\n            id\n            name\n            url\n            logo_image\n          }\n        }\n        ... on TelehealthSection {\n          text\n          linkText\n          targetLink\n          image\n          points\n        }\n        ... on TrustSection {\n          reasons {\n            id\n            title\n            text\n            icon\n          }\n        }\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query OrderCount {\n    previous_orders(per_page: 1) {\n      paginatorInfo {\n        total\n      }\n    }\n  }\n": types.OrderCountDocument,
    "\n  query Listing($input: ListingInput!, $isServer: Boolean!) {\n    listing(input: $input) {\n      title\n      description\n      meta_description\n      url\n      lineage {\n        title\n        url\n      }\n      children {\n        title\n        url\n        count\n      }\n      brand {\n        banner_image\n        logo_image\n        seo_title\n      }\n      promotion {\n        end_date\n      }\n      data {\n        ...CardFields\n        queryID @skip(if: $isServer)\n      }\n      facets {\n        name\n        title\n        values {\n          value\n          label\n          count\n          selected\n        }\n      }\n      banners {\n        text\n        image\n        theme\n        targetLink\n      }\n      did_you_mean\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n      queryID @skip(if: $isServer)\n    }\n  }\n": types.ListingDocument,
    "\n  query ProductLivePrice($slug: String!, $gmt_offset: Int, $state: State) {\n    product(slug: $slug) {\n      edr_base_points\n      live_price_type(gmt_offset: $gmt_offset, state: $state)\n      live_price(gmt_offset: $gmt_offset, state: $state) {\n        value\n      }\n    }\n  }\n": types.ProductLivePriceDocument,
    "\n  query ProductDelivery($slug: String!, $postcode: String!) {\n    product(slug: $slug) {\n      shipping_methods(postcode: $postcode) {\n        id\n        name\n        type\n        display_price\n        pdp_display_info\n        cutoff\n        delivery_date\n      }\n    }\n  }\n": types.ProductDeliveryDocument,
    "\n  query Product($slug: String!) {\n    product(slug: $slug) {\n      id\n      code\n      name\n      slug\n      url\n      description\n      seo_title\n      metadescription\n      rrp\n      status\n      prices {\n        min_qty\n        type\n        value\n      }\n      images {\n        id\n        url\n        alt\n      }\n      can_autodeliver\n      is_out_of_stock\n      is_available\n      is_fridge\n      is_pharmacy\n      is_practitioner\n      is_tga\n      is_gated\n      is_preorder\n      is_clearance\n      is_skip_questionnaire\n      is_limited_supply\n      is_free_shipping\n      requires_prescription\n      is_advertisable\n      excluded_states\n      booking_type\n      order_limit\n      schedule\n      journey_ids\n      tags {\n        name\n      }\n      badges\n      facts {\n        name\n        value\n        note\n        url\n      }\n      dose {\n        title\n        rows {\n          name\n          amount\n        }\n        rest\n      }\n      key_ingredients\n      sold_by\n      group_brand\n      group_format\n      group_fragrance\n      group_size\n      group_colour\n      group_flavour\n      colour_variants {\n        ...VariantFields\n        images {\n          url\n        }\n      }\n      size_variants {\n        ...VariantFields\n      }\n      flavour_variants {\n        ...VariantFields\n      }\n      brand_variants {\n        ...VariantFields\n      }\n      format_variants {\n        ...VariantFields\n      }\n      fragrance_variants {\n        ...VariantFields\n      }\n      warnings {\n        message\n        position\n      }\n      brand {\n        name\n        url\n      }\n      expert_advice_description\n      expert_advice_products {\n        id\n        card {\n          ...CardFields\n        }\n      }\n      txt_directions\n      txt_ingredients\n      txt_storage\n      txt_warnings\n      breadcrumbs {\n        display_title\n        url\n      }\n      coop_advert {\n        kontent_code\n      }\n      promotions {\n        id\n        url\n        display_title\n        display_info\n        end_date\n      }\n      edr_base_points\n      edr_bonus_points\n    }\n  }\n": types.ProductDocument,
    "\n  query PromoBanner($code: String!) {\n    promo_banner(code: $code) {\n      title\n      text\n      image\n      targetLink\n    }\n  }\n": types.PromoBannerDocument,
    "\n  query GetPromotionProductsById($id: ID!) {\n    promotions(id: $id) {\n      products(limit: 12) {\n        card {\n          ...CardFields\n        }\n      }\n    }\n  }\n": types.GetPromotionProductsByIdDocument,
    "\n  query RelatedProducts($id: ID!) {\n    recommended_products(input: { models: [related_products, bought_together], product_ids: [$id], limit: 12 }) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": types.RelatedProductsDocument,
    "\n  fragment VariantFields on ProductVariant {\n    slug\n    name\n    is_out_of_stock\n    group_brand\n    group_format\n    group_fragrance\n    group_size\n    group_colour\n    group_flavour\n  }\n": types.VariantFieldsFragmentDoc,
    "\n  mutation FavouriteAlertsStop($input: FavouriteAlertsStopInput!) {\n    favourite_alerts_stop(input: $input) {\n      wanted\n    }\n  }\n": types.FavouriteAlertsStopDocument,
    "\n  fragment CardFields on ProductCard {\n    id\n    title\n    url\n    slug\n    brand\n    image\n    schedule\n    isAppendixH\n    isGated\n    isOutOfStock\n    isHlp\n    soldBy\n    price\n    priceType\n    isPractitioner\n    rrp\n    originalPrice\n    isClearance\n    isPreorder\n    isFridge\n    isFreeShipping\n    isPrescription\n    promotions {\n      promotionId\n      displayTitle\n    }\n    isTelehealth\n    bookingType\n    isTgaGeneral\n    tags\n  }\n": types.CardFieldsFragmentDoc,
    "\n  query ProductsById($ids: [ID!]!) {\n    products(ids: $ids) {\n      ...CardFields\n    }\n  }\n": types.ProductsByIdDocument,
    "\n  query SearchId($input: ListingInput!) {\n    listing(input: $input) {\n      queryID\n    }\n  }\n": types.SearchIdDocument,
    "\n  query StaffProductsToPromote($search: String!) {\n    staff_products(show: on_sale, search: $search, first: 8) {\n      data {\n        id\n        code\n        name\n        price\n      }\n    }\n  }\n": types.StaffProductsToPromoteDocument,
    "\n  mutation FavouritesAdd($input: FavouritesAddInput!) {\n    favourites_add(input: $input) {\n      favourite {\n        product_id\n      }\n    }\n  }\n": types.FavouritesAddDocument,
    "\n  query FavouritePage($page: Int!, $perPage: Int!) {\n    favourite_products(page: $page, per_page: $perPage) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n": types.FavouritePageDocument,
    "\n  mutation FavouritesRemove($input: FavouritesRemoveInput!) {\n    favourites_remove(input: $input) {\n      product_id\n    }\n  }\n": types.FavouritesRemoveDocument,
    "\n  query RootCategories {\n    categories {\n      id\n      title\n      url\n    }\n  }\n": types.RootCategoriesDocument,
    "\n  mutation ProductViewsMerge($product_ids: [ID!]!) {\n    product_views_merge(product_ids: $product_ids) {\n      product_ids\n    }\n  }\n": types.ProductViewsMergeDocument,
    "\n  mutation ProductViewsCreate($product_id: ID!) {\n    product_views_create(product_id: $product_id) {\n      viewed_at\n    }\n  }\n": types.ProductViewsCreateDocument,
    "\n  mutation ProductViewsDelete($product_id: ID!) {\n    product_views_delete(product_id: $product_id) {\n      deleted\n    }\n  }\n": types.ProductViewsDeleteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Brands {\n    brands {\n      id\n      name\n      url\n    }\n    popular: brands(popular: true) {\n      id\n      name\n      url\n      logo_image\n    }\n  }\n"): typeof import('./graphql').BrandsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPage($path: String!) {\n    content_page(path: $path) {\n      path\n      title\n      description\n      html\n      updated_at\n    }\n  }\n"): typeof import('./graphql').ContentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffContentCancelPlan($input: StaffContentCancelPlanInput!) {\n    staff_content_cancel_plan(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').StaffContentCancelPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffContentEntry($content_id: ID!) {\n    staff_content_entry(content_id: $content_id) {\n      ...StaffContentFields\n    }\n  }\n"): typeof import('./graphql').StaffContentEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffContentFields on StaffContent {\n    entry {\n      id\n      kind\n      title\n    }\n    path\n    version\n    published {\n      ...StaffContentValueFields\n    }\n    draft {\n      value {\n        ...StaffContentValueFields\n      }\n      at\n      staff_name\n      planned_for\n      planned_by\n    }\n    versions {\n      number\n      at\n      staff_name\n    }\n  }\n"): typeof import('./graphql').StaffContentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffContentList {\n    staff_content {\n      id\n      kind\n      title\n      changed_at\n      staff_name\n      has_draft\n      planned_for\n    }\n  }\n"): typeof import('./graphql').StaffContentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffContentDiscardDraft($input: StaffContentDiscardDraftInput!) {\n    staff_content_discard_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').StaffContentDiscardDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffContentPublish($input: StaffContentPublishInput!) {\n    staff_content_publish(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').StaffContentPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffContentRestore($input: StaffContentRestoreInput!) {\n    staff_content_restore(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').StaffContentRestoreDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffContentSaveDraft($input: StaffContentSaveDraftInput!) {\n    staff_content_save_draft(input: $input) {\n      content {\n        ...StaffContentFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').StaffContentSaveDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffContentValueFields on StaffContentValue {\n    fields {\n      name\n      value\n    }\n    items {\n      id\n      fields {\n        name\n        value\n      }\n    }\n  }\n"): typeof import('./graphql').StaffContentValueFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPricesCancel($input: StaffPricesCancelInput!) {\n    staff_prices_cancel(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPricesCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffStockCount($input: StaffStockCountInput!) {\n    staff_stock_count(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffStockCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProductCounts {\n    staff_product_counts {\n      low\n      out\n    }\n  }\n"): typeof import('./graphql').StaffProductCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffProductsPublish($input: StaffProductsPublishInput!) {\n    staff_products_publish(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffProductsPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffStockReceive($input: StaffStockReceiveInput!) {\n    staff_stock_receive(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffStockReceiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPhotosRemove($input: StaffPhotosRemoveInput!) {\n    staff_photos_remove(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPhotosRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPhotosSet($input: StaffPhotosSetInput!) {\n    staff_photos_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPhotosSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPricesSet($input: StaffPricesSetInput!) {\n    staff_prices_set(input: $input) {\n      product {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPricesSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffProductFields on StaffProduct {\n    product {\n      id\n      code\n      name\n      schedule\n      is_on_sale\n      stock\n      is_low\n      price\n      sale_price\n    }\n    slug\n    prices {\n      type\n      min_qty\n      value\n    }\n    picture {\n      url\n      alt\n    }\n    photo {\n      id\n      alt\n      at\n      staff_name\n    }\n    photo_version\n    may_be_promoted\n    waiting\n    price_changes {\n      id\n      type\n      value\n      from\n      state\n      staff_name\n    }\n    movements {\n      id\n      at\n      reason\n      change\n      stock\n      staff_name\n    }\n    shelves {\n      pharmacy_id\n      name\n      stock\n    }\n    shelf_movements {\n      id\n      at\n      pharmacy\n      reason\n      change\n      stock\n      staff_name\n    }\n  }\n"): typeof import('./graphql').StaffProductFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProduct($id: ID!) {\n    staff_product(id: $id) {\n      ...StaffProductFields\n    }\n  }\n"): typeof import('./graphql').StaffProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProducts($show: StaffProductChoice!, $search: String, $after: String) {\n    staff_products(show: $show, search: $search, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        schedule\n        is_on_sale\n        stock\n        is_low\n        price\n        sale_price\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPromotionsChange($input: StaffPromotionsChangeInput!) {\n    staff_promotions_change(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPromotionsDiscard($input: StaffPromotionsDiscardInput!) {\n    staff_promotions_discard(input: $input) {\n      promotion_id\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsDiscardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPromotionsEnd($input: StaffPromotionsEndInput!) {\n    staff_promotions_end(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPromotionPreview($input: StaffPromotionPreviewInput!) {\n    staff_promotion_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        unit_price\n        without\n        with\n        promotion\n        messages\n      }\n      without\n      with\n      points_without\n      points_with\n    }\n  }\n"): typeof import('./graphql').StaffPromotionPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffPromotionFields on StaffPromotion {\n    promotion {\n      id\n      display_title\n      numbers {\n        kind\n        n\n        percent\n        price\n        spend\n        save\n        points\n      }\n      state\n      from\n      until\n      product_count\n      changed_by\n    }\n    version\n    display_info\n    met_message\n    unmet_message\n    mix_and_match\n    products {\n      id\n      code\n      name\n      price\n    }\n    warnings\n    changed_at\n  }\n"): typeof import('./graphql').StaffPromotionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPromotionsPublish($input: StaffPromotionsPublishInput!) {\n    staff_promotions_publish(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPromotionsSave($input: StaffPromotionsSaveInput!) {\n    staff_promotions_save(input: $input) {\n      promotion {\n        ...StaffPromotionFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPromotion($id: ID!) {\n    staff_promotion(id: $id) {\n      ...StaffPromotionFields\n    }\n  }\n"): typeof import('./graphql').StaffPromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPromotions($show: StaffPromotionState!, $after: String) {\n    staff_promotions(show: $show, after: $after, first: 50) {\n      data {\n        id\n        display_title\n        numbers {\n          kind\n          n\n          percent\n          price\n          spend\n          save\n          points\n        }\n        state\n        from\n        until\n        product_count\n        changed_by\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffPromotionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffVouchersChange($input: StaffVouchersChangeInput!) {\n    staff_vouchers_change(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffVouchersChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffVouchersDiscard($input: StaffVouchersStepInput!) {\n    staff_vouchers_discard(input: $input) {\n      voucher_id\n    }\n  }\n"): typeof import('./graphql').StaffVouchersDiscardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffVouchersEnd($input: StaffVouchersStepInput!) {\n    staff_vouchers_end(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffVouchersEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffVoucherPreview($input: StaffVoucherPreviewInput!) {\n    staff_voucher_preview(input: $input) {\n      at\n      lines {\n        product_id\n        name\n        quantity\n        without\n        with\n      }\n      without\n      with\n      refusal\n      is_delivery_free\n    }\n  }\n"): typeof import('./graphql').StaffVoucherPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffVouchersPublish($input: StaffVouchersStepInput!) {\n    staff_vouchers_publish(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffVouchersPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffVouchersSave($input: StaffVouchersSaveInput!) {\n    staff_vouchers_save(input: $input) {\n      voucher {\n        ...StaffVoucherFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffVouchersSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffVoucher($id: ID!) {\n    staff_voucher(id: $id) {\n      ...StaffVoucherFields\n    }\n  }\n"): typeof import('./graphql').StaffVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffVouchers($show: StaffPromotionState!, $after: String) {\n    staff_vouchers(show: $show, after: $after, first: 50) {\n      data {\n        id\n        code\n        name\n        kind\n        percent\n        min_spend\n        category\n        first_order_only\n        state\n        from\n        until\n        uses\n        max_uses\n        changed_by\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffVoucherFields on StaffVoucher {\n    voucher {\n      id\n      code\n      name\n      kind\n      percent\n      min_spend\n      category\n      first_order_only\n      state\n      from\n      until\n      uses\n      max_uses\n      max_uses_per_customer\n      changed_by\n    }\n    version\n    description\n    category_id\n    is_listed\n    warnings\n    changed_at\n  }\n"): typeof import('./graphql').StaffVoucherFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteAlerts {\n    favourite_alerts {\n      wanted\n    }\n  }\n"): typeof import('./graphql').FavouriteAlertsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavouriteAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n"): typeof import('./graphql').FavouriteAlertsSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoughtIds {\n    previous_orders(per_page: 10) {\n      data {\n        items {\n          product_id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').BoughtIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedProducts($input: RecommendedProductsInput!) {\n    recommended_products(input: $input) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n"): typeof import('./graphql').SuggestedProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    home {\n      sections {\n        __typename\n        id\n        title\n        ... on HeroSection {\n          eyebrow\n          text\n          linkText\n          targetLink\n          image\n          audience\n        }\n        ... on ServicesSection {\n          tiles {\n            id\n            title\n            text\n            icon\n            targetLink\n          }\n        }\n        ... on ProductsSection {\n          text\n          targetLink\n          linkText\n          products {\n            ...CardFields\n          }\n        }\n        ... on CategoriesSection {\n          categories {\n            id\n            title\n            url\n            image_url\n          }\n        }\n        ... on PromotionsSection {\n          cards {\n            id\n            title\n            text\n            image\n            targetLink\n            linkText\n          }\n        }\n        ... on BrandsSection {\n          brands {\n            id\n            name\n            url\n            logo_image\n          }\n        }\n        ... on TelehealthSection {\n          text\n          linkText\n          targetLink\n          image\n          points\n        }\n        ... on TrustSection {\n          reasons {\n            id\n            title\n            text\n            icon\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderCount {\n    previous_orders(per_page: 1) {\n      paginatorInfo {\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').OrderCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Listing($input: ListingInput!, $isServer: Boolean!) {\n    listing(input: $input) {\n      title\n      description\n      meta_description\n      url\n      lineage {\n        title\n        url\n      }\n      children {\n        title\n        url\n        count\n      }\n      brand {\n        banner_image\n        logo_image\n        seo_title\n      }\n      promotion {\n        end_date\n      }\n      data {\n        ...CardFields\n        queryID @skip(if: $isServer)\n      }\n      facets {\n        name\n        title\n        values {\n          value\n          label\n          count\n          selected\n        }\n      }\n      banners {\n        text\n        image\n        theme\n        targetLink\n      }\n      did_you_mean\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n      queryID @skip(if: $isServer)\n    }\n  }\n"): typeof import('./graphql').ListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductLivePrice($slug: String!, $gmt_offset: Int, $state: State) {\n    product(slug: $slug) {\n      edr_base_points\n      live_price_type(gmt_offset: $gmt_offset, state: $state)\n      live_price(gmt_offset: $gmt_offset, state: $state) {\n        value\n      }\n    }\n  }\n"): typeof import('./graphql').ProductLivePriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductDelivery($slug: String!, $postcode: String!) {\n    product(slug: $slug) {\n      shipping_methods(postcode: $postcode) {\n        id\n        name\n        type\n        display_price\n        pdp_display_info\n        cutoff\n        delivery_date\n      }\n    }\n  }\n"): typeof import('./graphql').ProductDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($slug: String!) {\n    product(slug: $slug) {\n      id\n      code\n      name\n      slug\n      url\n      description\n      seo_title\n      metadescription\n      rrp\n      status\n      prices {\n        min_qty\n        type\n        value\n      }\n      images {\n        id\n        url\n        alt\n      }\n      can_autodeliver\n      is_out_of_stock\n      is_available\n      is_fridge\n      is_pharmacy\n      is_practitioner\n      is_tga\n      is_gated\n      is_preorder\n      is_clearance\n      is_skip_questionnaire\n      is_limited_supply\n      is_free_shipping\n      requires_prescription\n      is_advertisable\n      excluded_states\n      booking_type\n      order_limit\n      schedule\n      journey_ids\n      tags {\n        name\n      }\n      badges\n      facts {\n        name\n        value\n        note\n        url\n      }\n      dose {\n        title\n        rows {\n          name\n          amount\n        }\n        rest\n      }\n      key_ingredients\n      sold_by\n      group_brand\n      group_format\n      group_fragrance\n      group_size\n      group_colour\n      group_flavour\n      colour_variants {\n        ...VariantFields\n        images {\n          url\n        }\n      }\n      size_variants {\n        ...VariantFields\n      }\n      flavour_variants {\n        ...VariantFields\n      }\n      brand_variants {\n        ...VariantFields\n      }\n      format_variants {\n        ...VariantFields\n      }\n      fragrance_variants {\n        ...VariantFields\n      }\n      warnings {\n        message\n        position\n      }\n      brand {\n        name\n        url\n      }\n      expert_advice_description\n      expert_advice_products {\n        id\n        card {\n          ...CardFields\n        }\n      }\n      txt_directions\n      txt_ingredients\n      txt_storage\n      txt_warnings\n      breadcrumbs {\n        display_title\n        url\n      }\n      coop_advert {\n        kontent_code\n      }\n      promotions {\n        id\n        url\n        display_title\n        display_info\n        end_date\n      }\n      edr_base_points\n      edr_bonus_points\n    }\n  }\n"): typeof import('./graphql').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromoBanner($code: String!) {\n    promo_banner(code: $code) {\n      title\n      text\n      image\n      targetLink\n    }\n  }\n"): typeof import('./graphql').PromoBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GetPromotionProductsById($id: ID!) {\n    promotions(id: $id) {\n      products(limit: 12) {\n        card {\n          ...CardFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').GetPromotionProductsByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RelatedProducts($id: ID!) {\n    recommended_products(input: { models: [related_products, bought_together], product_ids: [$id], limit: 12 }) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n"): typeof import('./graphql').RelatedProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariantFields on ProductVariant {\n    slug\n    name\n    is_out_of_stock\n    group_brand\n    group_format\n    group_fragrance\n    group_size\n    group_colour\n    group_flavour\n  }\n"): typeof import('./graphql').VariantFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavouriteAlertsStop($input: FavouriteAlertsStopInput!) {\n    favourite_alerts_stop(input: $input) {\n      wanted\n    }\n  }\n"): typeof import('./graphql').FavouriteAlertsStopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardFields on ProductCard {\n    id\n    title\n    url\n    slug\n    brand\n    image\n    schedule\n    isAppendixH\n    isGated\n    isOutOfStock\n    isHlp\n    soldBy\n    price\n    priceType\n    isPractitioner\n    rrp\n    originalPrice\n    isClearance\n    isPreorder\n    isFridge\n    isFreeShipping\n    isPrescription\n    promotions {\n      promotionId\n      displayTitle\n    }\n    isTelehealth\n    bookingType\n    isTgaGeneral\n    tags\n  }\n"): typeof import('./graphql').CardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductsById($ids: [ID!]!) {\n    products(ids: $ids) {\n      ...CardFields\n    }\n  }\n"): typeof import('./graphql').ProductsByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchId($input: ListingInput!) {\n    listing(input: $input) {\n      queryID\n    }\n  }\n"): typeof import('./graphql').SearchIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProductsToPromote($search: String!) {\n    staff_products(show: on_sale, search: $search, first: 8) {\n      data {\n        id\n        code\n        name\n        price\n      }\n    }\n  }\n"): typeof import('./graphql').StaffProductsToPromoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavouritesAdd($input: FavouritesAddInput!) {\n    favourites_add(input: $input) {\n      favourite {\n        product_id\n      }\n    }\n  }\n"): typeof import('./graphql').FavouritesAddDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouritePage($page: Int!, $perPage: Int!) {\n    favourite_products(page: $page, per_page: $perPage) {\n      data {\n        ...CardFields\n      }\n    }\n  }\n"): typeof import('./graphql').FavouritePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavouritesRemove($input: FavouritesRemoveInput!) {\n    favourites_remove(input: $input) {\n      product_id\n    }\n  }\n"): typeof import('./graphql').FavouritesRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RootCategories {\n    categories {\n      id\n      title\n      url\n    }\n  }\n"): typeof import('./graphql').RootCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProductViewsMerge($product_ids: [ID!]!) {\n    product_views_merge(product_ids: $product_ids) {\n      product_ids\n    }\n  }\n"): typeof import('./graphql').ProductViewsMergeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProductViewsCreate($product_id: ID!) {\n    product_views_create(product_id: $product_id) {\n      viewed_at\n    }\n  }\n"): typeof import('./graphql').ProductViewsCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProductViewsDelete($product_id: ID!) {\n    product_views_delete(product_id: $product_id) {\n      deleted\n    }\n  }\n"): typeof import('./graphql').ProductViewsDeleteDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
