// Runs in the page before anything of the application, and waits for what is to be measured.
;(() => {
  const seats = () => document.querySelector('[role="application"] [data-platz][data-state]')
  const frame = () => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)))

  function until(holds) {
    return new Promise((settle) => {
      const look = () => {
        if (!holds()) return false
        watcher.disconnect()
        settle()
        return true
      }
      const watcher = new MutationObserver(look)
      if (!look()) watcher.observe(document, { subtree: true, childList: true, attributes: true })
    })
  }

  const usableWhen = (holds) =>
    until(holds)
      .then(frame)
      .then(() => performance.now())

  const barsOf = (plate) =>
    document.querySelectorAll(`[role="application"] [aria-label="${plate}"] [data-balken]`).length

  // A dialog stands beside the app. Looking for it among the seats of a large plan at every change would cost what is to be measured.
  const dialogShown = () =>
    [...document.body.children].some((one) => one.id !== 'root' && one.querySelector('[role="dialog"]'))

  let pressed = 0
  let drop
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.timeStamp
    },
    { capture: true },
  )

  window.platzwartBench = {
    /** The seats have their states, the picture is drawn, and the browser has time for a click. */
    interactive: () => usableWhen(seats),
    /** The vehicles' overview has its bars. Waited for where it is measured alone: to look for them at every change of a plan would cost what is measured there. */
    timeline: () => usableWhen(() => document.querySelector('[role="application"] [data-balken]')),
    frame,
    /** A car has one bar more than at the call. */
    barAdded: (plate) => {
      const before = barsOf(plate)
      return until(() => barsOf(plate) > before).then(frame)
    },
    /** Milliseconds from the press to the drawn dialog. */
    dialog: () =>
      until(dialogShown)
        .then(frame)
        .then(() => performance.now() - pressed),
    noDialog: () => until(() => !dialogShown()).then(frame),
    /** A seat looks different from how it looked at the call. */
    changed: (id) => {
      const seat = document.querySelector(`[data-platz="${id}"]`)
      const before = seat?.getAttribute('data-state')
      return until(() => seat?.getAttribute('data-state') !== before).then(frame)
    },
    /** Milliseconds from this call to the frame after the next, drawn. */
    nextFrame: () => {
      const begun = performance.now()
      return frame().then(() => performance.now() - begun)
    },
    /** The middle of a seat that can be pressed, near the middle of the plan. */
    seatInSight: () => {
      const plan = document.querySelector('[role="application"]').parentElement.getBoundingClientRect()
      const far = ({ x, y }) => Math.hypot(x - plan.left - plan.width / 3, y - plan.top - plan.height / 3)
      return window.platzwartBench.freeSeats().sort((a, b) => far(a) - far(b))[0]
    },
    focusSeat: () => document.querySelector('[role="application"] [data-platz]').focus(),
    /** From here on it is watched for letting go; `dropped` tells of it. */
    watchDrop: () => {
      const saves = () => document.querySelector('[data-speichern]')?.textContent
      const before = saves()
      let released = 0
      addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), { capture: true, once: true })
      drop = until(() => released > 0 && saves() !== before)
        .then(frame)
        .then(() => performance.now() - released)
    },
    /** Milliseconds from letting go until the seats that were dragged stand elsewhere, drawn. */
    dropped: () => drop,
    /** What was moved is saved, and nothing waits any more. */
    saveMoves: () => {
      const button = () => document.querySelector('[data-speichern]')
      button().click()
      return until(() => button().disabled && button().dataset.loading === undefined).then(frame)
    },
    /** Middles of free seats that can be seen, on the screen. */
    freeSeats: () =>
      [...document.querySelectorAll('[role="application"] [data-platz][data-state="frei"]')].flatMap(
        (seat) => {
          const { left, top, width, height } = seat.getBoundingClientRect()
          const x = left + width / 2
          const y = top + height / 2
          return document.elementFromPoint(x, y)?.closest('[data-platz]') === seat
            ? [{ id: seat.dataset.platz, x, y }]
            : []
        },
      ),
  }
})()
