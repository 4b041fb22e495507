// Runs before the first paint, so that nobody in the dark is flashed by a white page.
// A file of its own, because the content security policy allows no inline script.
{
  let choice = null
  try {
    choice = localStorage.getItem('platzwart-farbschema')
  } catch {
    // Storage is forbidden: the system decides.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = choice === 'dark' || (choice !== 'light' && systemIsDark)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
