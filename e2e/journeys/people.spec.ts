import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../fixtures/journey.ts'
import { filled } from '../pages/basePage.ts'
import { LoginPage } from '../pages/loginPage.ts'
import { TextPage } from '../pages/textPage.ts'

const NELE = { vorname: 'Nele', nachname: 'Neumann', email: 'nele.neumann@nordhafen.example' }
const PASSWORT = 'Nele fährt gern nach Norden'
const ROLLE = 'Fuhrpark'

test('An admin invites somebody with a role; by the link they come in and see what the role opens', async ({
  page,
  signIn,
  texts,
}) => {
  const { angaben, einladung, einladen, titel } = texts.benutzer
  const { page: admin } = await signIn('leitungNordhafen')
  await admin.goto(PAGE.adminBenutzer)
  await new TextPage(admin, texts, titel).arrived()
  await admin.getByRole('button', { name: einladen, exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: einladung.titel })
  for (const name of ['vorname', 'nachname', 'email'] as const)
    await dialog.getByRole('textbox', { name: angaben[name] }).fill(NELE[name])
  await dialog.getByText(ROLLE, { exact: true }).click()
  await dialog.getByRole('button', { name: einladung.senden, exact: true }).click()
  const name = `${NELE.vorname} ${NELE.nachname}`
  const link = admin.getByRole('textbox', { name: filled(einladung.link, { name }) })
  await expect(link).toBeVisible()

  const { pathname, search } = new URL(await link.inputValue())
  await page.goto(pathname + search)
  await new TextPage(page, texts, texts.sitzung.recovery.inviteTitle).arrived()
  await page.getByLabel(texts.sitzung.passwort.new, { exact: true }).fill(PASSWORT)
  await page.getByLabel(texts.sitzung.passwort.repeat, { exact: true }).fill(PASSWORT)
  await page.getByRole('button', { name: texts.sitzung.recovery.newSubmit }).click()
  await page.getByRole('link', { name: texts.sitzung.confirm.next }).click()
  const login = await new LoginPage(page, texts).arrived()
  await login.signIn(NELE.email, PASSWORT)
  await expect(page).not.toHaveURL(PAGE.login)
  await page.goto(PAGE.adminFahrzeuge)
  await new TextPage(page, texts, texts.fuhrpark.titel).arrived()

  await admin.goto(`${PAGE.adminBenutzer}?suche=${NELE.nachname}`)
  await new TextPage(admin, texts, titel).arrived()
  const row = admin.getByRole('listitem', { name })
  await expect(row).toContainText(texts.benutzer.stand.aktiv)
  await expect(row).toContainText(ROLLE)
  await row.getByRole('button').click()
  await expect(admin.getByRole('dialog', { name })).toContainText(
    texts.berechtigung.recht.fahrzeug_pflege.name,
  )
})

test('Roles and groups can be used by everybody', async ({ signIn, texts }) => {
  const { page: admin } = await signIn('leitungNordhafen')
  await admin.goto(PAGE.adminRollen)
  await new TextPage(admin, texts, texts.berechtigung.rollen.titel).arrived()
  await admin.goto(PAGE.adminGruppen)
  await new TextPage(admin, texts, texts.berechtigung.gruppen.titel).arrived()
})
