/** Says that a search is known to another tab alone, or to nobody any more. */
export const ForgottenSearch = () => (
  <p role="status">
    This tab does not have the words of this search: they tell of a customer and stay in the tab that they
    were typed in, until you sign out. Please search again.
  </p>
);
