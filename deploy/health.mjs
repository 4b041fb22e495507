// For the container's health check: whether this server is ready, in the image's own program.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
