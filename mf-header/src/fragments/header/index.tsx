export default function Header() {
  return (
    <header>
      <a href="/">Saltbush</a>
    </header>
  );
}
