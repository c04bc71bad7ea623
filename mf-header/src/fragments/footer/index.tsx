export default function Footer() {
  return <footer>Saltbush Pharmacy</footer>;
}
