/** The four steps of AutoDelivery in the shop's words; notice, lock-in and charge are those of rule selling-14. */
export const STEPS = [
  {
    title: 'Choose what comes, and how often',
    text: 'Pick AutoDelivery on a product, and a rhythm from every 2 to every 12 weeks. Or add the product to an AutoDelivery that you have.',
  },
  {
    title: 'Order once',
    text: 'Your first delivery is an ordinary order. Its card and address are kept for the next ones, and you can change both at any time.',
  },
  {
    title: 'Hear from us a week before',
    text: 'Seven days before each delivery we tell you what is coming. Until three days before it you can change items, skip, or pause; then the delivery is locked in.',
  },
  {
    title: 'Open the door',
    text: 'We charge your card two days before the delivery and send it on its way. There is no contract: end an AutoDelivery whenever you like.',
  },
] as const;
