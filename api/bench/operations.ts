/** The first query of a product page. */
export const PRODUCT = `query Product($slug: String!) {
  product(slug: $slug) {
    id name code description rrp status schedule is_out_of_stock prices { min_qty type value } images { id url alt }
    live_price { type value } brand { name slug url } breadcrumbs { name url } warnings { message position }
    promotions { id display_title } size_variants { slug group_size is_out_of_stock } badges key_ingredients
    txt_directions txt_ingredients edr_base_points
  }
}`;

/** The first query of a listing. */
export const LISTING = `query Listing($input: ListingInput!) {
  listing(input: $input) {
    title paginatorInfo { total last_page } facets { name values { value label count } }
    data { id title url brand image price rrp isOutOfStock promotions { displayTitle } }
  }
}`;

/** The mini-cart's query after each change of the cart. */
export const CART = `query Minicart($uuid: ID!) {
  cart(uuid: $uuid) {
    uuid version num_items item_total discount_total cart_subtotal cart_total cart_savings requires_shipping
    items {
      id quantity unit_price line_total price_type errors { code message }
      product { id code name slug schedule order_limit primary_image { url } brand { name } }
      matched_promotion { id display_title } missed_promotions { id display_title }
    }
  }
}`;

export const CART_CREATE = 'mutation CartCreate { cart_create { cart { uuid } } }';

/** The mutation behind a product's button. */
export const CART_ADD_ITEM = `mutation CartAddItem($input: CartAddItemInput!) {
  cart_add_item(input: $input) {
    item { id product { id } }
    cart { uuid version num_items cart_subtotal cart_total items { id quantity line_total } }
  }
}`;
