/** What a product page asks for first. */
export const PRODUCT = `query Product($slug: String!) {
  product(slug: $slug) {
    id name code description rrp status schedule is_out_of_stock prices { min_qty type value } images { id url alt }
    live_price { type value } brand { name slug url } breadcrumbs { name url } warnings { message position }
    promotions { id display_title } size_variants { slug group_size is_out_of_stock } badges key_ingredients
    txt_directions txt_ingredients edr_base_points
  }
}`;

/** What a listing asks for first. */
export const LISTING = `query Listing($input: ListingInput!) {
  listing(input: $input) {
    title paginatorInfo { total last_page } facets { name values { value label count } }
    data { id title url brand image price rrp isOutOfStock promotions { displayTitle } }
  }
}`;
